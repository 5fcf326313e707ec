/** Permitted imports of a room in addition to its own files. */
export type Permission<Name extends string = string> = {
  readonly rooms?: readonly Name[];
  /** Rooms from which only types may be imported. */
  readonly typesOnly?: readonly Name[];
  readonly packages?: readonly string[];
  /** Whether modules of Node may be imported. */
  readonly node?: true;
};

export type Permissions = Readonly<Record<string, Permission>>;

export const FOR_TESTS = '\\.(test|fake|fixture)\\.tsx?$|/testing/';

const TYPES = ['type-only', 'type-import'];

/** Creates the dependency-cruiser rules that enforce the permitted imports of rooms and of tests. */
export function wallRules(rooms: Permissions, tests: Permissions) {
  const files = (name: string) => filesOf(name, Object.keys(rooms));

  function hold(holder: string, from: object, own: string, permission: Permission) {
    const { rooms = [], typesOnly = [], packages = [], node } = permission;
    const to = { pathNot: [own, ...[...rooms, ...typesOnly].map(files), ...packages.map(filesOfPackage)] };
    const types = { path: typesOnly.map(files), dependencyTypesNot: TYPES };
    return [
      rule(holder, from, node ? { ...to, dependencyTypesNot: ['core'] } : to),
      ...(typesOnly.length > 0 ? [rule(`${holder}: types only`, from, types)] : []),
    ];
  }

  return [
    ...Object.entries(rooms).flatMap(([name, permission]) => {
      const pathNot = holderOfTests(name, tests) ? { pathNot: FOR_TESTS } : {};
      return hold(`room ${name}`, { path: files(name), ...pathNot }, files(name), permission);
    }),
    ...Object.entries(tests).flatMap(([name, permission]) => {
      const below = filesOf(name, Object.keys(tests));
      return hold(`tests of ${name}`, { path: `(?=${below})(?=.*(${FOR_TESTS}))` }, below, permission);
    }),
    rule('every-file-has-a-room', { pathNot: ['node_modules/', ...Object.keys(rooms).map(files)] }, {}),
  ];
}

/** Returns the entry of `tests` for a room: its own or that of the nearest parent folder. */
export function holderOfTests(room: string, tests: Permissions): string | undefined {
  const around = Object.keys(tests).filter((name) => name === room || room.startsWith(folderOf(name)));
  return around.sort((a, b) => b.length - a.length)[0];
}

function rule(name: string, from: object, to: object) {
  return { name, comment: 'What a room may import stands in scripts/walls/.', severity: 'error', from, to };
}

/** Returns a pattern for the files of a name, without those of names inside it. */
function filesOf(name: string, names: readonly string[]): string {
  if (isFile(name)) return `^${literal(name)}$`;
  const folder = folderOf(name);
  const inside = names
    .filter((other) => other !== name && other.startsWith(folder) && (isFile(other) || !name.endsWith('/*')))
    .map((other) => literal(isFile(other) ? other : folderOf(other)).slice(literal(folder).length))
    .map((rest) => (rest.endsWith('/') ? rest : `${rest}$`));
  const others = inside.length > 0 ? `(?!${inside.join('|')})` : '';
  return `^${literal(folder)}${others}${name.endsWith('/*') ? '[^/]+$' : ''}`;
}

export function isFile(name: string): boolean {
  return /\.tsx?$/.test(name);
}

export function folderOf(name: string): string {
  return name.endsWith('/*') ? name.slice(0, -1) : `${name}/`;
}

function filesOfPackage(name: string): string {
  return `(^|/)node_modules/(@types/)?${literal(name)}/`;
}

function literal(path: string): string {
  return path.replaceAll('.', '\\.');
}
