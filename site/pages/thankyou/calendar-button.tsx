import { Button } from '../../ui/button.tsx';
import { type CalendarVisit, calendarFile } from './calendar-file.ts';

export function CalendarButton({ visit }: { visit: CalendarVisit }) {
  function handleClick() {
    const url = URL.createObjectURL(new Blob([calendarFile(visit, new Date())], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `zayavka-${visit.number}.ics`;
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <Button variant="secondary" onClick={handleClick}>
      Добавить в календарь
    </Button>
  );
}
