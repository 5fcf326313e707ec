import type { AddressInfo, Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { CERTIFICATE, PRIVATE_KEY } from '../../outgoing/certificate.fake.ts';

export const SMTP_LOGIN = { user: 'leads@pregolya.example', password: 'secret app password' };

export type Letter = { readonly from: string; readonly to: readonly string[]; readonly raw: string };
/** A number is the SMTP status that answers the letter itself. */
export type SmtpFault = 'silence' | 'reset' | 'accept-then-reset' | 'unauthorized' | number;

export async function startSmtp({ secure = false, withTls = true } = {}) {
  const letters: Letter[] = [];
  const sockets = new Set<Socket>();
  const mailbox = { fault: null as SmtpFault | null, unknown: '', greylisted: '' };
  const reset = () => {
    for (const socket of sockets) socket.destroy();
  };

  const server = new SMTPServer({
    secure,
    cert: CERTIFICATE,
    key: PRIVATE_KEY,
    // Without TLS this server accepts a plain-text password; the client under test must refuse to send it.
    disabledCommands: withTls ? [] : ['STARTTLS'],
    allowInsecureAuth: !withTls,
    logger: false,
    onConnect(_session, callback) {
      if (mailbox.fault === 'reset') return reset();
      if (mailbox.fault !== 'silence') callback();
    },
    onAuth({ username, password }, _session, callback) {
      const isKnown = username === SMTP_LOGIN.user && password === SMTP_LOGIN.password;
      if (isKnown && mailbox.fault !== 'unauthorized') return callback(null, { user: username });
      callback(answer(535, 'Authentication credentials invalid'));
    },
    onRcptTo({ address }, _session, callback) {
      if (address === mailbox.greylisted) return callback(answer(451, 'Greylisted, try again later'));
      callback(address === mailbox.unknown ? answer(550, 'No such user') : null);
    },
    onData(stream, { envelope }, callback) {
      readText(stream).then((raw) => {
        if (typeof mailbox.fault === 'number') return callback(answer(mailbox.fault, 'The letter cannot be taken'));
        const { mailFrom, rcptTo } = envelope;
        letters.push({ raw, from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) });
        if (mailbox.fault === 'accept-then-reset') return reset();
        callback(null, 'queued');
      }, callback);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return Object.assign(mailbox, {
    port: (server.server.address() as AddressInfo).port,
    letters,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      reset();
      await closed;
    },
  });
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
