import shell from '../data/shell.json' with { type: 'json' };

/** Replaces `site/shell/facts/shell.ts`: islands and server components have no React context, so this is a plain module. */
export const useShell = () => shell;
