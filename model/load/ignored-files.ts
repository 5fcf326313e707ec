const OF_THE_SYSTEM = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', '__macosx', 'icon\r', '$recycle.bin']);

/** Whether a name is not content: hidden, a temporary file of an editor, or a system file. */
export function isIgnoredFile(name: string): boolean {
  return /^[.~]|~$/.test(name) || OF_THE_SYSTEM.has(name.toLowerCase());
}
