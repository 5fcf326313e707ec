import { counted, LEADS_GENITIVE, MINUTES_ACCUSATIVE } from '../../../model/format/plural.ts';
import type { LeadStatistics } from '../../../model/lead/lead-statistics.ts';
import { spanWords } from '../leads/timer-words.ts';

/** How soon leads are answered; those whose promised time is not over are counted elsewhere. */
export function touchWords({ promisedMinutes, inTime, late, medianMinutes }: LeadStatistics['touch']): string[] {
  const judged = inTime + late;
  const words: string[] = [];
  if (promisedMinutes !== null)
    words.push(`Сайт обещает перезвонить за ${counted(promisedMinutes, MINUTES_ACCUSATIVE)}.`);
  if (judged === 0) return [...words, 'Пока считать нечего.'];
  const share = Math.round((inTime / judged) * 100);
  words.push(`Вовремя ответили на ${inTime} из ${counted(judged, LEADS_GENITIVE)}: ${share}\u00a0%.`);
  if (medianMinutes !== null) {
    const isLate = promisedMinutes !== null && medianMinutes > promisedMinutes;
    const longer = isLate ? ', дольше обещанного' : '';
    words.push(`Пришедшая в рабочее время заявка обычно ждёт ответа ${spanWords(medianMinutes)}${longer}.`);
  }
  return words;
}
