export const PHONE_MASK = '+7 (000) 000-00-00';

/**
 * The ten national digits, when what stands in the field carries one digit too many in front: eleven that begin
 * with 7 or 8 lose the first. `null`: the mask copes by itself.
 */
export function withoutPrefix(raw: string): string | null {
  const digits = raw.replace(/^\s*\+7/, '').replace(/\D/g, '');
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : null;
}
