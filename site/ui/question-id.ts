/** The place of a question on its page. */
export function questionId(index: number): string {
  return `vopros-${index + 1}`;
}
