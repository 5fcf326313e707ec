/** «09:00» → «9», «09:30» → «9:30». */
export function spokenTime(time: string): string {
  return time.replace(/^0/, '').replace(/:00$/, '');
}
