import { networkOf } from '../../../server/leads/intake/client-address.ts';
import type { PanelContext } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { AccessParts } from './access-parts.ts';
import { addressOf, codeOf, headersOf } from './sign-in.ts';

/**
 * Does what asks for one's password once more. Whoever found an open laptop guesses it no faster than at the door.
 *
 * @param field the password's in the form
 */
export async function proveIt<T>(
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
    // Counted all the same: the library may refuse before it has looked at the password.
    if (reason !== 'INVALID_PASSWORD') {
      throw new Refusal(409, 'Это уже сделано или ещё не начато. Обновите страницу.');
    }
    const words = wait === null ? 'Пароль не подходит.' : `Пароль не подходит. ${wait}`;
    throw new Refusal(422, words, { fields: { [field]: words } });
  }
}
