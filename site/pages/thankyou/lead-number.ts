/** The number in `?n=`: digits, nine at most. Anything else is nobody's lead and is not repeated to the visitor. */
export function leadNumber(query: URLSearchParams): string | null {
  const number = query.get('n') ?? '';
  return /^\d{1,9}$/.test(number) ? number : null;
}
