import type { FromPointing, ShownField } from '../../contract/preview.ts';

const FORM_PATH = /^(?:body|facts(?:\.[\w-]+)+)$/;

/** Validates a message, since a frame can send anything; returns `null` for an invalid one. */
export function parsePointing(message: unknown): FromPointing | null {
  const said = message as
    | { type?: unknown; path?: unknown; isFound?: unknown; field?: unknown; text?: unknown }
    | null
    | undefined;
  switch (said?.type) {
    case 'ready':
    case 'no-field':
      return { type: said.type };
    case 'found':
      return typeof said.path === 'string' ? { type: 'found', path: said.path, isFound: said.isFound === true } : null;
    case 'opened': {
      const field = shownField(said.field);
      return field && { type: 'opened', field, text: typeof said.text === 'string' ? said.text : null };
    }
    default:
      return null;
  }
}

function shownField(given: unknown): ShownField | null {
  const { file, path, title, entry } = (given ?? {}) as Partial<Record<keyof ShownField, unknown>>;
  if (typeof file !== 'string' || typeof title !== 'string' || typeof entry !== 'string') return null;
  return typeof path === 'string' && FORM_PATH.test(path) ? { file, path, title, entry } : null;
}
