export type UndoStep = 'undo' | 'redo';

type KeyStroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl/Cmd+Z takes back; Ctrl/Cmd+Shift+Z and Ctrl+Y bring back. A Cyrillic layout has the same keys. */
export function undoStep({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyStroke): UndoStep | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null;
}
