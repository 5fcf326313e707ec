import type { z } from 'zod';

export type Variable<Value = unknown> = {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** Russian text that completes the sentence «Нужно: …». */
  readonly expected: string;
  /** A secret is never quoted, even when it is invalid. */
  readonly secret?: boolean;
};

export type Given = Readonly<Record<string, string>>;

export type Group = Readonly<Record<string, Variable>>;

type ValueOf<Field extends Variable> = z.output<Field['schema']>;
type Optional<Fields extends Group> = {
  [Name in keyof Fields]: undefined extends ValueOf<Fields[Name]> ? Name : never;
}[keyof Fields];

export type ValuesOf<Fields extends Group> = {
  readonly [Name in Exclude<keyof Fields, Optional<Fields>>]: ValueOf<Fields[Name]>;
} & { readonly [Name in Optional<Fields>]?: ValueOf<Fields[Name]> };

/**
 * Reads the variables of one service; returns `null` when none is set.
 * Reports each problem as one line and then returns `null` as well.
 */
export function readGroup<Fields extends Group>(
  title: string,
  fields: Fields,
  given: Given,
  report: (line: string) => void,
): ValuesOf<Fields> | null {
  const variables = Object.values(fields);
  const set = variables.filter(({ name }) => given[name] !== undefined);
  if (set.length === 0) return null;
  let complete = true;
  const values = Object.entries(fields).map(([field, variable]) => {
    const parsed = variable.schema.safeParse(given[variable.name]);
    if (parsed.success) return [field, parsed.data];
    complete = false;
    report(problem(title, variable, given[variable.name], set));
    return [field, undefined];
  });
  return complete ? (Object.fromEntries(values) as ValuesOf<Fields>) : null;
}

function problem(title: string, variable: Variable, value: string | undefined, set: readonly Variable[]): string {
  const { name, expected, secret } = variable;
  if (value === undefined) {
    return `${name}: не задано. ${title} не работает, когда задано только ${set.map((other) => other.name).join(', ')}. Нужно: ${expected}.`;
  }
  return secret
    ? `${name}: неверно. Нужно: ${expected}.`
    : `${name}=${JSON.stringify(value)}: неверно. Нужно: ${expected}.`;
}

export function variable<Value>(
  name: string,
  schema: z.ZodType<Value>,
  expected: string,
  options: { readonly secret?: boolean } = {},
): Variable<Value> {
  return { name, schema, expected, ...options };
}
