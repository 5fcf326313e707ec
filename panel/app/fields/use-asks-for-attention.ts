import { useEffect } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { useComments } from '../content/together/comments.tsx';
import { useExpandedSections } from './expanded-sections.tsx';

/** Returns whether a field, or one inside it, has a mistake or an open comment. */
export function useAsksForAttention(): (path: string) => boolean {
  const { errors } = useFormContext().formState;
  const { threads } = useComments();
  const isInside = (field: string | null, path: string) => field === path || field?.startsWith(`${path}.`) === true;
  return (path) =>
    get(errors, path) !== undefined ||
    threads.some(({ field, resolvedBy }) => resolvedBy === null && isInside(field, path));
}

/** Opens a folded part when something inside begins to ask for attention; the person may close it again. */
export function useOpensForAttention(path: string): void {
  const { set } = useExpandedSections();
  const isAsking = useAsksForAttention()(path);
  useEffect(() => {
    if (isAsking) set(path, true);
  }, [isAsking, set, path]);
}
