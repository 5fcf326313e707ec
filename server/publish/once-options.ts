import { parseArgs } from 'node:util';

export type OnceOptions = {
  /** Nothing goes on show while there is anything to advise on. */
  readonly isStrict: boolean;
  /** Links to other sites are asked whether they answer. */
  readonly asksLinks: boolean;
};

export const ONCE_USAGE = `npm run publish                       опубликовать содержимое
npm run publish -- --strict           то же, но показать советы; пока они есть, ничего нового на сайт не выходит
npm run publish -- --strict --links   ещё и проверить ссылки на другие сайты`;

/** `null` when the words of the command are not known. */
export function readOnceOptions(args: readonly string[]): OnceOptions | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { strict: { type: 'boolean', default: false }, links: { type: 'boolean', default: false } },
    });
    return { isStrict: values.strict, asksLinks: values.links };
  } catch {
    return null;
  }
}
