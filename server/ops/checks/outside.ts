import { isIP } from 'node:net';
import { z } from 'zod';
import { answerHeaders } from '../../serve/headers.ts';
import { ask } from './ask.ts';
import { advice, type Check, ok, trouble } from './check.ts';
import { DRIFT_LIMIT_MS } from './clock.ts';
import { takesOldTls } from './tls.ts';

/** Title of the problems that the site itself reports, whatever they are about. */
export const SITE_SAYS = 'Сайт говорит';

export const answers: Check = {
  title: 'Ответ',
  async look({ environment: { port, host, publicUrl, hasPublicUrl } }) {
    const inside = `http://${insideHost(host)}:${port}`;
    const [here, there] = await Promise.all([siteAt(inside), siteAt(publicUrl)]);
    const local = [here.seen, ...here.troubles.map((words) => trouble(words, SITE_SAYS))];
    if (!hasPublicUrl) return local;
    const isOther = here.releaseId !== null && there.releaseId !== null && here.releaseId !== there.releaseId;
    const other = `${there.releaseId}, а на этом сервере ${here.releaseId}: прокси ведёт не туда или хранит ответы.`;
    return [
      ...[...local, there.seen],
      ...(isOther ? [trouble(other, 'Выпуск снаружи')] : []),
      ...(there.releaseId === null ? [] : await throughProxy(inside, publicUrl)),
    ];
  },
};

export const oldTls: Check = {
  title: 'TLS',
  appliesTo: ({ publicUrl }) => publicUrl.startsWith('https:'),
  async look({ environment: { publicUrl } }) {
    const isOld = await takesOldTls(publicUrl).catch(() => null);
    if (isOld === null) return null;
    return isOld
      ? advice(
          'прокси соглашается на TLS 1.0 или 1.1, от которых браузеры отказались: в nginx добавьте «ssl_protocols TLSv1.2 TLSv1.3;», см. docs/ru/serving.md.',
        )
      : ok('не старее 1.2.');
  },
};

export const redirectToHttps: Check = {
  title: 'http → https',
  appliesTo: ({ publicUrl }) => publicUrl.startsWith('https:'),
  async look({ environment: { publicUrl } }) {
    const plain = publicUrl.replace('https:', 'http:');
    const answer = await ask(plain).catch(() => null);
    return answer?.headers.get('location')?.startsWith(publicUrl)
      ? ok('ведёт.')
      : advice(`${plain} не ведёт на https: добавьте перенаправление в прокси.`);
  },
};

function insideHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIP(host) === 6 ? `[${host}]` : host;
}

const healthSchema = z.object({
  release: z.string().nullish(),
  status: z.string(),
  detail: z.object({ troubles: z.array(z.object({ words: z.string() })) }).optional(),
});

/** `troubles` are the site's own messages; /healthz includes them only for requests from this machine. */
async function siteAt(origin: string) {
  try {
    const { release = null, detail } = healthSchema.parse(await (await ask(`${origin}/healthz?detail`)).json());
    const troubles = (detail?.troubles ?? []).map(({ words }) => words);
    return { releaseId: release, seen: ok(`${origin} отвечает.`), troubles };
  } catch (error) {
    const isForeign = error instanceof z.ZodError || error instanceof SyntaxError;
    const reason = isForeign ? 'ответ не от сайта' : (error as Error).message;
    const words = `${origin} не отвечает как сайт (${reason}). Запущен ли сервер, ведёт ли туда прокси?`;
    return { releaseId: null, seen: trouble(words), troubles: [] };
  }
}

async function throughProxy(inside: string, publicUrl: string) {
  const [home, own, health, lead] = await Promise.all([
    ask(`${publicUrl}/`),
    ask(`${inside}/`),
    ask(`${publicUrl}/healthz?detail`),
    ask(`${publicUrl}/api/leads`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
  ]);
  const names = ['content-security-policy'];
  const wanted = answerHeaders({ publicUrl }).ofPages;
  for (let at = 0; at < wanted.length; at += 2) names.push((wanted[at] ?? '').toLowerCase());
  const lost = names.filter((name) => home.headers.get(name) !== own.headers.get(name));
  const isForm = lead.status === 422 && 'errors' in ((await lead.json().catch(() => ({}))) as object);
  const isTakenForOwn = 'detail' in ((await health.json().catch(() => ({}))) as object);
  const driftMs = Date.now() - Date.parse(home.headers.get('date') ?? new Date().toISOString());
  return [
    lost.length === 0
      ? ok('снаружи те же, что у сервера.', 'Заголовки')
      : trouble(`прокси меняет или теряет: ${lost.join(', ')}. Уберите их из его настройки.`, 'Заголовки'),
    isForm
      ? ok('заявки доходят до сервера.', 'Формы')
      : trouble(`POST ${publicUrl}/api/leads отвечает ${lead.status} не от сайта: передайте /api/ серверу.`, 'Формы'),
    isTakenForOwn
      ? trouble(
          'прокси не передаёт X-Forwarded-For: все посетители для сайта — один, и предел заявок остановит всех разом.',
          'Адрес посетителя',
        )
      : ok('прокси называет его серверу.', 'Адрес посетителя'),
    // The limit is doubled: an HTTP date has whole seconds and is older than the response.
    Math.abs(driftMs) > DRIFT_LIMIT_MS * 2
      ? trouble(`расходятся с ответом ${publicUrl} на ${Math.round(driftMs / 1000)} с: timedatectl.`, 'Часы')
      : ok('сходятся с ответом снаружи.', 'Часы'),
  ];
}
