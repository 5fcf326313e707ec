/** What Windows and macOS leave in folders by themselves. */
const OF_THE_SYSTEM = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', '__macosx', 'icon\r', '$recycle.bin']);

/** Whether a file or a folder of this name is no content: hidden, a draft of an editor's program, or the system's own. */
export function isPassedOver(name: string): boolean {
  return /^[.~]|~$/.test(name) || OF_THE_SYSTEM.has(name.toLowerCase());
}
