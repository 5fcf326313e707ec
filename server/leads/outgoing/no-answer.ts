/** No response from the service; the message is safe to log. */
export class NoAnswerError extends Error {}

type Circumstances = { readonly deadline: AbortSignal; readonly signal: AbortSignal; readonly timeoutMs: number };

/** Messages of system errors may quote a URL with a token, so only their codes are used. */
export function noAnswerReason(error: unknown, { deadline, signal, timeoutMs }: Circumstances): string {
  if (signal.aborted) return 'отправка прервана';
  if (deadline.aborted) return `нет ответа за ${timeoutMs / 1000} с`;
  const code = codeOf(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `имя сервера не находится (${code})`;
  if (code === 'ECONNREFUSED') return `сервер не принимает соединение (${code})`;
  if (/CERT|ISSUER|SIGNATURE|SELF_SIGNED/.test(code)) return `сертификату сервера нельзя верить (${code})`;
  return `соединение оборвалось (${code})`;
}

export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'без кода';
}
