const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An HTML attribute, or nothing when the value is absent. */
export function attribute(name: string, value: string | false): string {
  return value === false ? '' : ` ${name}="${escapeHtml(value)}"`;
}
