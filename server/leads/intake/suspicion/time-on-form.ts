/** Both times come from the browser's clock where possible, because it may differ from the server's by hours. */
export type FormTimes = { readonly shownAt: Date | null; readonly sentAt: Date | null };

/** Returns how long the form was visible, or `null` without JavaScript or with a clock ahead of the server's. */
export function msOnForm({ shownAt, sentAt }: FormTimes, receivedAt: Date): number | null {
  if (shownAt === null) return null;
  const elapsed = (sentAt ?? receivedAt).getTime() - shownAt.getTime();
  return elapsed < 0 ? null : elapsed;
}
