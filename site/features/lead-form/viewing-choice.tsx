import { type ReactNode, useEffect, useRef, useState } from 'react';
import { capitalize } from '../../../model/format/capitalize.ts';
import { SelectInput } from '../../ui/select-input.tsx';

/**
 * Preferred viewing time. A cached page may be days old, so it offers parts of the week;
 * current days and hours load when the form nears the viewport.
 */
export function ViewingChoice({ wishes }: { wishes: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [slots, setSlots] = useState<ReactNode>(null);

  useEffect(() => {
    if (!place.current) return;
    const { current } = place;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./viewing-slots.tsx')
          .then(({ loadSlots }) => loadSlots())
          .then((loaded) => {
            if (!current.querySelector('select')?.value) setSlots(loaded);
          })
          .catch(() => {});
      },
      { rootMargin: '400px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place}>
      {slots ?? (
        <SelectInput label="Когда удобно посмотреть" name="viewing">
          <option value="">Решим при звонке</option>
          {wishes.map((words) => (
            <option key={words} value={words}>
              {capitalize(words)}
            </option>
          ))}
        </SelectInput>
      )}
    </div>
  );
}
