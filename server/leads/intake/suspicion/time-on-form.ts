/** The browser's own clock at both ends where it tells both: it may be hours away from ours. */
export type FormTimes = { readonly shownAt: Date | null; readonly sentAt: Date | null };

/**
 * How long the form was in front of somebody, or `null` when that cannot be told: without JavaScript there is no moment,
 * and a clock that runs ahead of ours shows the form in the future.
 */
export function msOnForm({ shownAt, sentAt }: FormTimes, receivedAt: Date): number | null {
  if (shownAt === null) return null;
  const elapsed = (sentAt ?? receivedAt).getTime() - shownAt.getTime();
  return elapsed < 0 ? null : elapsed;
}
