export const DEV_BUILD_ID = 'dev';

type File = { readonly type: string; readonly body: string };

const build = (facts: object): File => ({
  type: 'application/json',
  body: JSON.stringify({ id: DEV_BUILD_ID, timestamp: Date.now(), ...facts }),
});

/** Files that the publisher makes beside the pages and that browsers ask for. */
export const devFiles: ReadonlyMap<string, File> = new Map([
  ['/builds/latest.json', build({})],
  [`/builds/meta/${DEV_BUILD_ID}.json`, build({ redirects: {} })],
]);
