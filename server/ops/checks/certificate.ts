import { alarm, ok, type WatchedCheck } from './check.ts';
import { type Certificate, readCertificate } from './tls.ts';

const DAY_MS = 86_400_000;
const MIN_DAYS = 14;
const RENEW =
  'Продлите его: certbot renew, или посмотрите журнал Caddy (journalctl -u caddy, в Docker — docker compose logs caddy), и перезапустите прокси';

export const certificate: WatchedCheck = {
  id: 'certificate',
  title: 'Сертификат сайта',
  everyMs: ({ watching }) => watching.certificateCheckMs,
  isShared: true,
  over: 'снова в порядке.',
  appliesTo: ({ publicUrl }) => publicUrl.startsWith('https:'),
  async look({ environment: { publicUrl }, readings, now }) {
    try {
      const shown = await readCertificate(publicUrl);
      readings.certificateEndsAt = shown.endsAt;
      return judge(shown, now());
    } catch (error) {
      readings.certificateEndsAt = null;
      const reason = (error as NodeJS.ErrnoException).code ?? 'ошибка';
      return alarm(
        'certificate-unread',
        `${publicUrl} не отвечает по https (${reason}). Проверьте, что прокси запущен, имя сайта ведёт на эту машину и порт 443 открыт.`,
      );
    }
  },
};

function judge({ endsAt, distrust }: Certificate, now: number) {
  const days = Math.floor((endsAt - now) / DAY_MS);
  const date = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt);
  if (endsAt <= now)
    return alarm('certificate-expired', `истёк ${date}: браузеры не открывают сайт, заявок не будет. ${RENEW}.`);
  if (days < MIN_DAYS)
    return alarm(
      'certificate-expiring',
      `кончается ${date}, осталось дней: ${days}. После этого браузеры сайт не откроют. ${RENEW}.`,
    );
  if (distrust !== null)
    return alarm(
      'certificate-untrusted',
      `браузеры ему не поверят (${distrust}). Проверьте, что в прокси стоит полная цепочка (fullchain.pem) и имя сайта есть в сертификате.`,
    );
  return ok(`до ${date}.`);
}
