import type { Channel } from '../contract/channel.ts';
import type { Given, Group, ValuesOf, Variable } from '../contract/variables.ts';
import { readGroup } from '../contract/variables.ts';
import type { MessageContext } from './words/message-context.ts';

type Report = (line: string) => void;

/** A service that leads can be delivered by, switched on or not. */
export type ChannelKind<Name extends string = string, Settings = unknown> = {
  readonly name: Name;
  /** As operators call it. */
  readonly title: string;
  readonly variables: readonly Variable[];
  /** Can carry words to staff about what goes wrong elsewhere. */
  readonly carriesAlarms: boolean;
  /** `null`: switched off, or set up wrongly, which is reported. */
  read(given: Given, report: Report): Settings | null;
  create(settings: Settings, context: MessageContext): Channel;
};

type Declaration<Name extends string, Fields extends Group> = Pick<
  ChannelKind<Name>,
  'name' | 'title' | 'carriesAlarms'
> & { readonly variables: Fields };

type Create<Settings> = (settings: Settings, context: MessageContext) => Omit<Channel, 'name' | 'title'>;

export function defineChannel<const Name extends string, Fields extends Group>(
  declaration: Declaration<Name, Fields> & { readonly create: Create<ValuesOf<Fields>> },
): ChannelKind<Name, ValuesOf<Fields>>;
/** `settle` makes settings of the values, or reports what contradicts itself in them. */
export function defineChannel<const Name extends string, Fields extends Group, Settings>(
  declaration: Declaration<Name, Fields> & {
    readonly settle: (values: ValuesOf<Fields>, report: Report) => Settings | null;
    readonly create: Create<Settings>;
  },
): ChannelKind<Name, Settings>;
export function defineChannel({
  name,
  title,
  variables,
  carriesAlarms,
  settle = (values) => values,
  create,
}: Declaration<string, Group> & {
  readonly settle?: (values: ValuesOf<Group>, report: Report) => unknown;
  readonly create: Create<never>;
}): ChannelKind {
  return {
    name,
    title,
    carriesAlarms,
    variables: Object.values(variables),
    read(given, report) {
      const values = readGroup(title, variables, given, report);
      return values && settle(values, report);
    },
    create: (settings, context) => ({ name, title, ...create(settings as never, context) }),
  };
}
