import { raw, html as template } from 'hono/html';

export type Html = ReturnType<typeof raw>;

type Part = string | number | Html | readonly Html[];

/** Tagged template that escapes every inserted value except `Html`. */
export const html = template as (strings: TemplateStringsArray, ...parts: readonly Part[]) => Html;

/** Marks our own text as HTML that needs no escaping, such as a stylesheet or a rendered fragment. */
export const trusted = (text: string): Html => raw(text);
