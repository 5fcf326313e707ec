const TIME = /^(\d{1,2})(?:[:.,\s-]?(\d{2}))?$/;

/** Completes a time of day: «9», «9.30» and «930» become «09:00» and «09:30»; other texts stay, for the check to name. */
export function readTime(text: string): string {
  const [, hours, minutes = '00'] = TIME.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return text;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
