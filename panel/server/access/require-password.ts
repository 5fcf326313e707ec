import { networkOf } from '../../../server/leads/intake/client-address.ts';
import type { PanelContext } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { AccessParts } from './access-parts.ts';
import { addressOf, codeOf, headersOf } from './sign-in.ts';

/** Runs an operation that requires the current password; failures are throttled like those of a sign-in. */
export async function requirePassword<T>(
  { delays }: AccessParts,
  context: PanelContext,
  field: string,
  act: (headers: Headers) => Promise<T>,
): Promise<T> {
  const attempt = { account: context.get('person').email, address: networkOf(addressOf(context)) };
  const wait = await delays.begin(attempt);
  try {
    const result = await act(headersOf(context));
    await delays.forgive(attempt);
    return result;
  } catch (error) {
    const reason = codeOf(error);
    // The failure stays counted because the library may reject a request before checking the password.
    if (reason !== 'INVALID_PASSWORD') {
      throw new Refusal(409, 'Это уже сделано или ещё не начато. Обновите страницу.');
    }
    const words = wait === null ? 'Пароль не подходит.' : `Пароль не подходит. ${wait}`;
    throw new Refusal(422, words, { fields: { [field]: words } });
  }
}
