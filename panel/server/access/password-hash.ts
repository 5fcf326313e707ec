import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';

const derive = promisify(argon2);

/** OWASP's recommendation for Argon2id; memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Hashes in the PHC string format, which contains the cost parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${encode(salt)}$${encode(await tagOf(password, salt, COST))}`;
}

/** Verifies both Argon2id hashes and scrypt hashes of better-auth. */
export async function isPasswordOf({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!parts) return verifyPassword({ hash, password });
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(tag, 'base64');
  const actual = await tagOf(password, Buffer.from(salt, 'base64'), cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Returns whether a hash has another algorithm or other cost parameters than `hashPassword` uses. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX);
}

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** NFKC unifies equivalent characters of different keyboards. */
async function tagOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return derive('argon2id', { message, nonce: salt, tagLength: TAG_BYTES, ...cost });
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
