import type { ChangeEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/**
 * The input of a search that stands in the address as well. A change of the address is drawn later than a press of a
 * key, so what is typed is kept here; the address is followed when nobody types.
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
