import type { z } from 'zod';

/** One variable of the environment: how to read it and what to say when it cannot be read. */
export type Variable<Value = unknown> = {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** Russian; ends the sentence «Нужно: …». */
  readonly expected: string;
  /** Never quoted, not even when it is wrong. */
  readonly secret?: boolean;
};

export type Given = Readonly<Record<string, string>>;

export type Group = Readonly<Record<string, Variable>>;

type ValueOf<Field extends Variable> = z.output<Field['schema']>;
type Optional<Fields extends Group> = {
  [Name in keyof Fields]: undefined extends ValueOf<Fields[Name]> ? Name : never;
}[keyof Fields];

/** What a group was set to. */
export type ValuesOf<Fields extends Group> = {
  readonly [Name in Exclude<keyof Fields, Optional<Fields>>]: ValueOf<Fields[Name]>;
} & { readonly [Name in Optional<Fields>]?: ValueOf<Fields[Name]> };

/**
 * The variables that belong to one service, or null when none of them is set. What is wrong goes to `report`, a
 * line each; then the result is null as well.
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
