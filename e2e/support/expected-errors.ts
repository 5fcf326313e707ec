type Expected = readonly [pattern: RegExp, reason: string];

const NO_CODE: Expected = [/Failed to fetch dynamically imported module/, 'The code of a page does not load'];

/** Console errors that a test file provokes on purpose: pattern and reason. */
const PROVOKED: Readonly<Record<string, readonly Expected[]>> = {
  'e2e/early-press.test.ts': [[/^The application did not start/, 'Its code does not load']],
  'e2e/leads-faults.test.ts': [
    [/^(Refused|Error: Refused|Error: Late|1$)/, 'Thrown by functions of the browser that the test has replaced'],
    [/FormData is not a constructor|AbortSignal\.timeout is not a function/, 'The browser lacks them'],
    [/Failed to fetch dynamically imported module/, 'The code that sends does not load'],
  ],
  'e2e/leads-offline.test.ts': [
    [/Failed to fetch dynamically imported module/, 'There is no network'],
    [/^The redirects of this build did not load/, 'The network is lost while the idle page loads its router'],
  ],
  'e2e/consent.metrika.test.ts': [[/^Broken tag$/, 'The code of the counter throws']],
  'e2e/panel/preview.panel.test.ts': [
    [/blocked by CORS policy/, 'A sandboxed preview tries to read answers of the panel'],
  ],
  'e2e/policy/builds.test.ts': [[/^The redirects of this build did not load/, 'They are answered with 500']],
  'e2e/policy/moved.test.ts': [
    [/^The redirects of this build did not load/, 'They are answered with 500'],
    [/React error #520/, 'React draws an error page in the place of a missing one'],
  ],
  'e2e/policy/chunks.test.ts': [NO_CODE],
  'e2e/policy/chunks.storms.test.ts': [NO_CODE],
  'e2e/policy/late-frame.test.ts': [NO_CODE],
  'e2e/policy/late-router.test.ts': [NO_CODE],
  'e2e/policy/errors.test.ts': [
    [/^PageError: /, 'Each error page logs to the console'],
    [/^No error page for /, 'A crawler gets what was served'],
    [/React error #520/, 'React draws an error page in the place of a broken one'],
    [/A part of the page is broken|answered 500|^The application did not start/, 'Broken by the test'],
  ],
  'e2e/policy/page-data.test.ts': [
    [/answered 500|Failed to fetch/, 'The data of a page does not come'],
    [/Cannot read properties of undefined \(reading 'title'\)/, 'The data is of another build'],
  ],
  'e2e/ui-gallery.pages.test.ts': [[/^(PageError: |Error: Ошибка из галереи)/, 'Buttons of the gallery throw']],
};

/** A warning of Chromium that depends on the speed of the machine. */
export const PRELOADED_EARLY = /was preloaded using link preload but not used within a few seconds/;

const EVERYWHERE: readonly Expected[] = [
  [/^Failed to load resource: /, 'Failed requests are asserted by their tests; the console only repeats them'],
  [PRELOADED_EARLY, 'It depends on the speed of the machine'],
];

/** Forms of the panel show the site in a frame. */
const IN_PANEL: readonly Expected[] = [
  [/^The redirects of this build did not load/, 'A page is replaced while it loads'],
  [/^Failed to execute 'postMessage'/, 'axe looks for itself in the sandboxed frame'],
];

const ERROR = /^(?:console|exception): (.*)$/s;

export function unexpectedErrors(file: string, complaints: readonly string[]): string[] {
  const inPanel = file.startsWith('e2e/panel/') ? IN_PANEL : [];
  const expected = [...EVERYWHERE, ...inPanel, ...(PROVOKED[file] ?? [])];
  return complaints.filter((complaint) => {
    const [, message] = ERROR.exec(complaint) ?? [];
    return message !== undefined && !expected.some(([pattern]) => pattern.test(message));
  });
}
