import type { ChangeEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/**
 * Search input that mirrors the address. Updates of the address lag behind typing, so local state holds the text; the
 * address applies only while the input has no focus.
 */
export function useSearchText(inAddress: string, onType: (text: string) => void) {
  const [value, setValue] = useState(inAddress);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== ref.current) setValue(inAddress);
  }, [inAddress]);
  return {
    ref,
    value,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setValue(currentTarget.value);
      onType(currentTarget.value);
    },
  };
}
