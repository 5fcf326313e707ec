import { rootCertificates } from 'node:tls';
import { createTransport } from 'nodemailer';
import type { EmailSettings } from './settings.ts';

export type Letter = {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly messageId?: string;
  readonly references?: string;
};

export type Receipt = {
  readonly messageId: string;
  /** Indexes of recipients: accepted, refused permanently (5xx) and deferred (4xx). */
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  readonly deferred: readonly number[];
};

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
const LETTER_TIMEOUT_MS = 45_000;

/** A connection for each letter: leads come minutes apart, and servers drop idle connections. */
export function openMailer({ host, port, tls, login, from, to, ca }: EmailSettings, sender = 'Заявки с сайта') {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'off',
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password }, forceAuth: true }),
    ...(ca === undefined ? {} : { tls: { ca: [...rootCertificates, ca] } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    /** @param places indexes of the recipients to send to; the `To` header names all of them */
    async send(letter: Letter, places: readonly number[], signal: AbortSignal): Promise<Receipt> {
      const info = await transport.sendMail({
        from: { name: sender, address: from },
        to: [...to],
        envelope: { from, to: places.map((at) => to[at] ?? '') },
        // Base64 is readable by every mail client and keeps the visitor's lines out of the SMTP dialogue.
        textEncoding: 'base64',
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...letter,
        signal: AbortSignal.any([signal, AbortSignal.timeout(LETTER_TIMEOUT_MS)]),
      });
      const codes = new Map(info.rejectedErrors?.map((error) => [keyOf(error.recipient), error.responseCode ?? 0]));
      const codeOf = (at: number) => codes.get(keyOf(to[at]));
      return {
        messageId: info.messageId,
        accepted: places.filter((at) => codeOf(at) === undefined),
        refused: places.filter((at) => (codeOf(at) ?? 0) >= 500),
        deferred: places.filter((at) => (codeOf(at) ?? 500) < 500),
      };
    },

    async verify(signal: AbortSignal): Promise<void> {
      const aborted = Promise.withResolvers<never>();
      const abort = () => aborted.reject(new DOMException('Aborted', 'AbortError'));
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      try {
        await Promise.race([transport.verify(), aborted.promise]);
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
  };
}

/** nodemailer changes the domain of an address to lower case. */
const keyOf = (address: string | undefined) => address?.toLowerCase();
