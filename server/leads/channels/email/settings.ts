import { z } from 'zod';
import { isLoopback } from '../../../loopback.ts';
import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { certificateFile } from '../setting-schemas.ts';

export type EmailSettings = {
  readonly host: string;
  readonly port: number;
  /**
   * `implicit`: TLS from the first byte; `starttls`: required before login; `off`: only for a relay on this machine.
   */
  readonly tls: 'implicit' | 'starttls' | 'off';
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: string;
  readonly to: readonly string[];
  readonly ca?: string | undefined;
};

const IMPLICIT_TLS_PORT = 465;
const address = z.string().trim().pipe(z.email());

export const variables = {
  host: variable('SMTP_HOST', z.string().regex(/^[\w.:-]{1,253}$/), 'имя почтового сервера, например smtp.yandex.ru'),
  to: variable(
    'LEADS_EMAIL_TO',
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(address).min(1).max(20))
      // Duplicates are removed, because each recipient gets a separate delivery.
      .transform((addresses) => [...new Set(addresses)]),
    'один или несколько почтовых адресов через запятую',
  ),
  port: variable(
    'SMTP_PORT',
    z.coerce.number().int().min(1).max(65_535).default(IMPLICIT_TLS_PORT),
    'номер порта, обычно 465 или 587',
  ),
  tls: variable(
    'SMTP_TLS',
    z.enum(['implicit', 'starttls', 'off']).optional(),
    'implicit, starttls или, для почтового сервера на этой же машине, off',
  ),
  user: variable('SMTP_USER', z.string().min(1).optional(), 'имя ящика'),
  password: variable('SMTP_PASSWORD', z.string().min(1).optional(), 'пароль ящика для приложений', { secret: true }),
  from: variable('LEADS_EMAIL_FROM', address.optional(), 'почтовый адрес, с которого приходят заявки'),
  ca: variable('SMTP_CA_FILE', certificateFile.optional(), 'путь к файлу PEM с корневым сертификатом'),
};

export function settleEmail(values: ValuesOf<typeof variables>, report: (line: string) => void): EmailSettings | null {
  const { host, port, to, user, password, ca } = values;
  const tls = values.tls ?? (port === IMPLICIT_TLS_PORT ? 'implicit' : 'starttls');
  const from = values.from ?? address.safeParse(user).data;
  const problems = contradictions({ host, tls, user, password });
  if (from === undefined && problems.length === 0) problems.push(FROM_MISSING);
  problems.forEach(report);
  if (problems.length > 0 || from === undefined) return null;
  const login = user === undefined || password === undefined ? null : { user, password };
  return { host, port, tls, login, from, to, ca };
}

const FROM_MISSING =
  'LEADS_EMAIL_FROM: не задано, а SMTP_USER не почтовый адрес. Нужно: почтовый адрес, с которого приходят заявки.';

type Choices = Pick<EmailSettings, 'host' | 'tls'> & { user: string | undefined; password: string | undefined };

function contradictions({ host, tls, user, password }: Choices): string[] {
  const problems: string[] = [];
  if (tls === 'off' && !isLoopback(host)) {
    problems.push(
      'SMTP_TLS="off": неверно. Имена и телефоны шли бы открыто; без шифрования можно только к почтовому серверу на этой же машине.',
    );
  }
  if (user !== undefined && password === undefined) problems.push('SMTP_PASSWORD: не задано, а SMTP_USER задано.');
  if (user === undefined && password !== undefined) problems.push('SMTP_USER: не задано, а SMTP_PASSWORD задано.');
  return problems;
}
