import type { Channel } from '../contract/channel.ts';
import type { Given, Group, ValuesOf, Variable } from '../contract/variables.ts';
import { readGroup } from '../contract/variables.ts';
import type { MessageContext } from './words/message-context.ts';

type Report = (line: string) => void;

export type ChannelKind<Name extends string = string, Settings = unknown> = {
  readonly name: Name;
  readonly title: string;
  readonly variables: readonly Variable[];
  /** The channel can send alarms to staff about problems of other channels. */
  readonly carriesAlarms: boolean;
  /** What a test message leaves in a service that takes it for a lead; `null` if nothing. */
  readonly testTrace: string | null;
  /** Returns `null` when the channel is disabled or misconfigured; the latter is also reported. */
  read(given: Given, report: Report): Settings | null;
  create(settings: Settings, context: MessageContext): Channel;
};

type Declaration<Name extends string, Fields extends Group> = Pick<
  ChannelKind<Name>,
  'name' | 'title' | 'carriesAlarms' | 'testTrace'
> & { readonly variables: Fields };

type Create<Settings> = (settings: Settings, context: MessageContext) => Omit<Channel, 'name' | 'title'>;

export function defineChannel<const Name extends string, Fields extends Group>(
  declaration: Declaration<Name, Fields> & { readonly create: Create<ValuesOf<Fields>> },
): ChannelKind<Name, ValuesOf<Fields>>;
/** `settle` turns the values into settings, or reports contradictions between them and returns `null`. */
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
  testTrace,
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
    testTrace,
    variables: Object.values(variables),
    read(given, report) {
      const values = readGroup(title, variables, given, report);
      return values && settle(values, report);
    },
    create: (settings, context) => ({ name, title, ...create(settings as never, context) }),
  };
}
