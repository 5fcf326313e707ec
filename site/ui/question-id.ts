export function questionId(index: number): string {
  return `vopros-${index + 1}`;
}
