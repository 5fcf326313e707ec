/**
 * Detects made-up numbers. No Russian number starts with +7 0, 1, 2 or 5.
 * Vanity numbers are real, so only seven equal digits or a plain sequence are odd.
 */
export function isOddPhone(e164: string): boolean {
  const national = e164.replace(/^\+7/, '');
  if (/^[0125]/.test(national)) return true;
  const subscriber = national.slice(3);
  return (
    /^(\d)\1{6}$/.test(subscriber) ||
    '01234567890123456789'.includes(national) ||
    '98765432109876543210'.includes(national)
  );
}
