import { parseArgs } from 'node:util';

export type OnceOptions = {
  /** With `--strict`, nothing is published while there is any advice. */
  readonly isStrict: boolean;
  /** With `--links`, links to other sites are checked by requests. */
  readonly asksLinks: boolean;
};

export const ONCE_USAGE = `npm run publish                       опубликовать содержимое
npm run publish -- --strict           то же, но показать советы; пока они есть, ничего нового на сайт не выходит
npm run publish -- --strict --links   ещё и проверить ссылки на другие сайты`;

/** Returns `null` for unknown arguments. */
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
