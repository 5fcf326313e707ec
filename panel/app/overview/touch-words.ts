import { counted, LEADS, LEADS_GENITIVE, MINUTES_ACCUSATIVE } from '../../../model/format/plural.ts';
import type { LeadStatistics } from '../../../model/lead/lead-statistics.ts';
import { spanWords } from '../leads/timer-words.ts';

export function touchWords({
  promisedMinutes,
  inTime,
  late,
  waiting,
  medianMinutes,
}: LeadStatistics['touch']): string[] {
  const judged = inTime + late;
  const words: string[] = [];
  if (promisedMinutes !== null)
    words.push(`Сайт обещает перезвонить за ${counted(promisedMinutes, MINUTES_ACCUSATIVE)}.`);
  if (judged === 0 && waiting === 0) return [...words, 'Пока считать нечего.'];
  if (judged > 0) {
    const share = Math.round((inTime / judged) * 100);
    words.push(`Вовремя начали ${inTime} из ${counted(judged, LEADS_GENITIVE)}: ${share}\u00a0%.`);
  }
  if (medianMinutes !== null) {
    const isLate = promisedMinutes !== null && medianMinutes > promisedMinutes;
    const span = spanWords(medianMinutes);
    const half = isLate ? `половина заявок ждёт ${span} и дольше` : `половину заявок берут быстрее чем за ${span}`;
    words.push(`В рабочее время ${half}.`);
  }
  if (waiting > 0) words.push(`Ещё не поздно: ${counted(waiting, LEADS)}.`);
  return words;
}
