import { isIP } from 'node:net';
import { z } from 'zod';
import { answerHeaders } from '../../../serve/headers.ts';
import { certificateTrouble } from '../../checks/certificate.ts';
import { readCertificate } from '../../checks/read-certificate.ts';
import { THRESHOLDS } from '../../checks/thresholds.ts';
import { ask } from '../ask.ts';
import { advice, type Examine, type Finding, ok, trouble } from '../finding.ts';
import { takesOldTls } from '../old-tls.ts';

/** The site as the machine itself and as visitors reach it. */
export const outside: Examine = async ({ environment: { port, host, publicUrl, hasPublicUrl } }) => {
  const inside = `http://${insideHost(host)}:${port}`;
  const [here, there] = await Promise.all([siteAt(inside), siteAt(publicUrl)]);
  if (!hasPublicUrl)
    return [
      here.finding,
      ...here.said,
      advice(
        'PUBLIC_URL',
        `не задан: ссылки в письмах и поиске ведут на ${publicUrl}. Задайте адрес сайта: PUBLIC_URL=https://…`,
      ),
    ];
  const isSame = here.id === there.id;
  return [
    here.finding,
    ...here.said,
    there.finding,
    ...(here.id !== null && there.id !== null && !isSame
      ? [
          trouble(
            'Выпуск снаружи',
            `${there.id}, а на этом сервере ${here.id}: прокси ведёт не туда или хранит ответы.`,
          ),
        ]
      : []),
    ...(there.id !== null ? await throughProxy(inside, publicUrl) : []),
    ...(publicUrl.startsWith('https:')
      ? await overTls(publicUrl)
      : [advice('https', 'PUBLIC_URL без https: браузеры пометят формы небезопасными.')]),
  ];
};

function insideHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIP(host) === 6 ? `[${host}]` : host;
}

type Site = {
  readonly id: string | null;
  readonly finding: Finding;
  /** What it says of itself; only to whoever asks on the machine. */
  readonly said: readonly Finding[];
};

const healthSchema = z.object({
  release: z.string().nullish(),
  status: z.string(),
  detail: z.object({ troubles: z.array(z.object({ words: z.string() })) }).optional(),
});

async function siteAt(origin: string): Promise<Site> {
  try {
    const answer = await ask(`${origin}/healthz?detail`);
    const { release, detail } = healthSchema.parse(await answer.json());
    const said = (detail?.troubles ?? []).map(({ words }) => trouble('Сайт говорит', words));
    return { id: release ?? null, finding: ok('Ответ', `${origin} отвечает.`), said };
  } catch (error) {
    const reason =
      error instanceof z.ZodError || error instanceof SyntaxError ? 'ответ не от сайта' : (error as Error).message;
    return {
      id: null,
      finding: trouble('Ответ', `${origin} не отвечает как сайт (${reason}). Запущен ли сервер, ведёт ли туда прокси?`),
      said: [],
    };
  }
}

async function throughProxy(inside: string, publicUrl: string): Promise<readonly Finding[]> {
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
      ? ok('Заголовки', 'снаружи те же, что у сервера.')
      : trouble('Заголовки', `прокси меняет или теряет: ${lost.join(', ')}. Уберите их из его настройки.`),
    isForm
      ? ok('Формы', 'заявки доходят до сервера.')
      : trouble('Формы', `POST ${publicUrl}/api/leads отвечает ${lead.status} не от сайта: передайте /api/ серверу.`),
    isTakenForOwn
      ? trouble(
          'Адрес посетителя',
          'прокси не передаёт X-Forwarded-For: все посетители для сайта — один, и предел заявок остановит всех разом.',
        )
      : ok('Адрес посетителя', 'прокси называет его серверу.'),
    Math.abs(driftMs) > THRESHOLDS.clockDriftMs * 2
      ? trouble('Часы', `расходятся с ответом ${publicUrl} на ${Math.round(driftMs / 1000)} с: timedatectl.`)
      : ok('Часы', 'сходятся с ответом снаружи.'),
  ];
}

async function overTls(publicUrl: string): Promise<readonly Finding[]> {
  const [certificate, isOld] = await Promise.all([
    readCertificate(publicUrl).catch(() => null),
    takesOldTls(publicUrl).catch(() => null),
  ]);
  const wrong = certificate && certificateTrouble(certificate, Date.now());
  const plain = publicUrl.replace('https:', 'http:');
  const answer = await ask(plain).catch(() => null);
  const isRedirect = answer?.headers.get('location')?.startsWith(publicUrl) ?? false;
  return [
    certificate === null
      ? trouble('Сертификат', `${publicUrl} не показывает его.`)
      : wrong
        ? trouble('Сертификат', wrong.words)
        : ok('Сертификат', `до ${new Date(certificate.endsAt).toISOString().slice(0, 10)}.`),
    ...(isOld === null
      ? []
      : [
          isOld
            ? advice(
                'TLS',
                'прокси соглашается на TLS 1.0 или 1.1, от которых браузеры отказались: в nginx добавьте «ssl_protocols TLSv1.2 TLSv1.3;», см. docs/serving.md.',
              )
            : ok('TLS', 'не старее 1.2.'),
        ]),
    isRedirect
      ? ok('http → https', 'ведёт.')
      : advice('http → https', `${plain} не ведёт на https: добавьте перенаправление в прокси.`),
  ];
}
