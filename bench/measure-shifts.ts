import { launchBrowser } from '../e2e/support/browser.ts';
import { PHONE } from './lab/conditions.ts';
import { load } from './lab/load.ts';
import type { Measured } from './report.ts';

export async function measureShifts(url: string, loads = 100): Promise<Measured> {
  const browser = await launchBrowser();
  const notes: string[] = [];
  for (let number = 1; number <= loads; number += 1) {
    const { shift, shifts } = await load(browser, `${url}/`, PHONE);
    if (shift === 0) continue;
    const moved = shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(', ')}`);
    notes.push(`Загрузка ${number}, сдвиг ${shift.toFixed(4)}\n  ${moved.join('\n  ')}`);
  }
  await browser.close();
  const group = 'Сдвиги главной';
  return {
    rows: [{ group, name: `загрузок со сдвигом из ${loads}`, value: notes.length, unit: '', must: 0, goal: 0 }],
    notes,
  };
}
