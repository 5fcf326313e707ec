import shell from '../data/shell.json' with { type: 'json' };

/** In place of `site/shell/shell.ts`: a module of its own instead of a context, which islands and server components lack. */
export const useShell = () => shell;
