import { getSystemErrorName } from 'node:util';
import type { Failure } from '../../outgoing/failure.ts';
import { refuse, retryLater } from '../../outgoing/failure.ts';

type SmtpError = { readonly code?: unknown; readonly errno?: unknown; readonly responseCode?: unknown };

const CONNECTION_WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'сервер не принимает соединение: проверьте SMTP_HOST и SMTP_PORT',
  ECONNECTION: 'соединение оборвалось',
  ECONNRESET: 'соединение оборвалось',
  ESOCKET: 'соединение оборвалось или сертификату сервера нельзя верить: проверьте SMTP_HOST, SMTP_PORT и SMTP_TLS',
  ETIMEDOUT: 'сервер молчит: проверьте SMTP_HOST и SMTP_PORT, исходящую почту мог закрыть хостинг',
  EDNS: 'имя сервера не находится: проверьте SMTP_HOST',
  ETLS: 'сервер не дал защитить соединение: проверьте SMTP_PORT и SMTP_TLS',
  EABORT: 'отправка прервана',
  EPROTOCOL: 'на этом порту отвечает не почтовый сервер: проверьте SMTP_HOST и SMTP_PORT',
};

/**
 * Maps SMTP errors: 4xx or no response is retried, 5xx is refused.
 * The reason holds codes only: error texts may quote addresses or the letter.
 * @param recipients where the addresses of the letter come from
 */
export function emailFailure(error: unknown, recipients = 'из LEADS_EMAIL_TO'): Failure {
  const { code, errno, responseCode } = (typeof error === 'object' && error !== null ? error : {}) as SmtpError;
  const name = typeof code === 'string' ? code : '';
  if (typeof responseCode === 'number' && responseCode >= 400) {
    return responseCode < 500
      ? retryLater(`Почта: ответ ${responseCode}`)
      : refuse(lastWord(name, responseCode, recipients));
  }
  if (name === 'EAUTH' || name === 'ENOAUTH') return refuse(`Почта: ${LOGIN_WORDS}`);
  // nodemailer may replace the `code` of a system error but keeps its `errno`.
  const system = typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : '';
  const words =
    CONNECTION_WORDS[system] ?? CONNECTION_WORDS[name] ?? (isAbort(error) ? CONNECTION_WORDS.EABORT : 'письмо не ушло');
  return retryLater(`Почта: ${words}`);
}

const LOGIN_WORDS =
  'сервер не принял вход. Проверьте SMTP_USER и SMTP_PASSWORD: нужен пароль приложения, а не пароль от почты.';

function lastWord(code: string, responseCode: number, recipients: string): string {
  const said = `Почта: ответ ${responseCode}`;
  if (code === 'EAUTH' || responseCode === 535 || responseCode === 530) return `${said}, ${LOGIN_WORDS}`;
  if (code === 'ETLS') return `${said}, ${CONNECTION_WORDS.ETLS}.`;
  if (code === 'EENVELOPE') {
    return `${said}, сервер не принял отправителя или получателя. Проверьте LEADS_EMAIL_FROM и адреса ${recipients}.`;
  }
  if (responseCode === 552) return `${said}, ящик переполнен. Освободите место в ящике ${recipients}.`;
  return `${said}, сервер отказался от письма. Проверьте, что LEADS_EMAIL_FROM — ящик этого сервера, а домен настроен (SPF, DKIM).`;
}

/** Checks for nodemailer's `rejectedErrors`, which is set when every recipient was rejected. */
export function isAboutRecipients(error: unknown): boolean {
  return Array.isArray((error as { rejectedErrors?: unknown } | null)?.rejectedErrors);
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
