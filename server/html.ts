import { raw, html as template } from 'hono/html';

/** Text that is HTML already. */
export type Html = ReturnType<typeof raw>;

type Part = string | number | Html | readonly Html[];

/** HTML of a template; whatever is put into it is escaped unless it is HTML already. */
export const html = template as (strings: TemplateStringsArray, ...parts: readonly Part[]) => Html;

/** Trusts a text of ours: a stylesheet, a piece of a page that was rendered before. */
export const trusted = (text: string): Html => raw(text);
