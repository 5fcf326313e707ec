import type { Trouble } from '../health.ts';
import type { Check } from './check.ts';
import type { WatchFigures } from './figures.ts';
import { type Certificate, readCertificate } from './read-certificate.ts';
import { THRESHOLDS } from './thresholds.ts';

const DAY_MS = 86_400_000;
const RENEW =
  'Продлите его: certbot renew, или посмотрите журнал Caddy (journalctl -u caddy, в Docker — docker compose logs caddy), и перезапустите прокси';

type Parts = { readonly publicUrl: string; readonly figures: WatchFigures; readonly everyMs: number };

export function certificateCheck({ publicUrl, figures, everyMs }: Parts): Check {
  return {
    name: 'certificate',
    everyMs,
    isShared: true,
    over: 'Сертификат сайта: снова в порядке.',
    async look() {
      try {
        const certificate = await readCertificate(publicUrl);
        figures.certificateEndsAt = certificate.endsAt;
        return certificateTrouble(certificate, Date.now());
      } catch (error) {
        figures.certificateEndsAt = null;
        const reason = (error as NodeJS.ErrnoException).code ?? 'ошибка';
        return {
          code: 'certificate-unread',
          words: `Сертификат сайта: ${publicUrl} не отвечает по https (${reason}). Проверьте, что прокси запущен, имя сайта ведёт на эту машину и порт 443 открыт.`,
        };
      }
    },
  };
}

export function certificateTrouble({ endsAt, distrust }: Certificate, now: number): Trouble | null {
  const days = Math.floor((endsAt - now) / DAY_MS);
  if (endsAt <= now)
    return {
      code: 'certificate-expired',
      words: `Сертификат сайта истёк ${dateOf(endsAt)}: браузеры не открывают сайт, заявок не будет. ${RENEW}.`,
    };
  if (days < THRESHOLDS.certificateDays)
    return {
      code: 'certificate-expiring',
      words: `Сертификат сайта кончается ${dateOf(endsAt)}, осталось дней: ${days}. После этого браузеры сайт не откроют. ${RENEW}.`,
    };
  if (distrust !== null)
    return {
      code: 'certificate-untrusted',
      words: `Сертификат сайта: браузеры ему не поверят (${distrust}). Проверьте, что в прокси стоит полная цепочка (fullchain.pem) и имя сайта есть в сертификате.`,
    };
  return null;
}

function dateOf(moment: number): string {
  return new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}
