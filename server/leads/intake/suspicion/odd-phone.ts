/**
 * Numbers that are typed to get past a form. Russia has no numbers after +7 0, 1, 2 and 5; 6 and 7 are Kazakhstan's.
 * Pretty numbers are sold and real, so only a whole run of one digit or a plain count up or down is odd.
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
