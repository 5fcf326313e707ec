import { createOTP } from '@better-auth/utils/otp';
import type { PanelVisitor } from './panel-visitor.fixture.ts';

/** Returns the TOTP code for an `otpauth:` URI, now or a number of 30-second steps ahead. */
export function codeOf(uri: string, stepsAhead = 0): Promise<string> {
  const secret = new TextDecoder().decode(fromBase32(new URL(uri).searchParams.get('secret') ?? ''));
  return createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + stepsAhead);
}

export async function setUpSecondFactor(visitor: PanelVisitor, password: string) {
  const { uri, backupCodes } = (await visitor.ask('POST', '/api/account/second-factor', { password })).body;
  const { status } = await visitor.ask('POST', '/api/account/second-factor/confirm', { code: await codeOf(uri) });
  if (status !== 200) throw new Error(`The second step is not on: ${status}`);
  return { uri, backupCodes } as { readonly uri: string; readonly backupCodes: readonly string[] };
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
