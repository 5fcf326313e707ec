import { z } from 'zod';
import type { ValuesOf } from '../../contract/variables.ts';
import { variable } from '../../contract/variables.ts';
import { certificateFile, isLoopback } from '../setting-schemas.ts';

export type EmailSettings = {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte; `starttls`: demanded before anything is said; `off`: a relay on this machine. */
  readonly tls: 'implicit' | 'starttls' | 'off';
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: string;
  readonly to: readonly string[];
  readonly ca?: string | undefined;
};

const IMPLICIT_TLS_PORT = 465;
const address = z.string().trim().pipe(z.email());

export const variables = {
  host: variable(
    'SMTP_HOST',
    z.string().regex(/^[\w.:-]{1,253}$/),
    'the name of a mail server, for example smtp.yandex.ru',
  ),
  to: variable(
    'LEADS_EMAIL_TO',
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(address).min(1).max(20)),
    'one or more e-mail addresses, separated by commas',
  ),
  port: variable(
    'SMTP_PORT',
    z.coerce.number().int().min(1).max(65_535).default(IMPLICIT_TLS_PORT),
    'a port number, usually 465 or 587',
  ),
  tls: variable(
    'SMTP_TLS',
    z.enum(['implicit', 'starttls', 'off']).optional(),
    '"implicit", "starttls" or, for a relay on this machine, "off"',
  ),
  user: variable('SMTP_USER', z.string().min(1).optional(), 'the login of the mailbox'),
  password: variable('SMTP_PASSWORD', z.string().min(1).optional(), 'the password of the mailbox', { secret: true }),
  from: variable('LEADS_EMAIL_FROM', address.optional(), 'the e-mail address that leads come from'),
  ca: variable('SMTP_CA_FILE', certificateFile.optional(), 'the path of a PEM file with a root certificate'),
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
  'LEADS_EMAIL_FROM is missing: it must be the e-mail address that leads come from, unless SMTP_USER is one.';

type Choices = Pick<EmailSettings, 'host' | 'tls'> & { user: string | undefined; password: string | undefined };

function contradictions({ host, tls, user, password }: Choices): string[] {
  const problems: string[] = [];
  if (tls === 'off' && !isLoopback(host)) {
    problems.push(
      'SMTP_TLS="off" is wrong: names and phones would travel in the open. Only a relay on this machine may do without TLS.',
    );
  }
  if (user !== undefined && password === undefined) problems.push('SMTP_PASSWORD is missing: SMTP_USER needs it.');
  if (user === undefined && password !== undefined) problems.push('SMTP_USER is missing: SMTP_PASSWORD needs it.');
  return problems;
}
