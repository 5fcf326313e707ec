import type { AdvisoryList } from './advisory-list.ts';
import { type Affected, findAffected } from './find-affected.ts';

const DAY_MS = 86_400_000;
/** An older list causes a warning, but no failure. */
const OLD_AFTER_DAYS = 60;

export function judgeList(list: AdvisoryList, lockfile: string, now = Date.now()) {
  const found = findAffected(lockfile, list.advisories);
  const open = found.filter(({ advisory }) => advisory.accepted === undefined);
  const ageDays = Math.floor((now - Date.parse(list.asOf)) / DAY_MS);
  const lines = [
    `Список уязвимостей от ${list.asOf}, дней назад: ${ageDays}. Записей: ${list.advisories.length}. Полон настолько, насколько полны его источники:`,
    ...list.sources.map((source) => `  ${source}`),
    ...(ageDays > OLD_AFTER_DAYS
      ? [
          `Предупреждение: список старше ${OLD_AFTER_DAYS} дней. Обновите там, где есть сеть: npm run advisories -- --refresh`,
        ]
      : []),
    ...found.map(inWords),
    open.length === 0
      ? 'Установленных версий с уязвимостями, которые нас касаются, в списке нет.'
      : `Уязвимых: ${open.length}.`,
  ];
  return { isSafe: open.length === 0, lines };
}

function inWords({ place, version, advisory, upgradeTo }: Affected): string {
  const { affected, id, severity, title, accepted } = advisory;
  const what = `${place} ${version}: ${title} (${id}, ${severity})`;
  if (accepted !== undefined) return `– ${what}. Принято: ${accepted}`;
  if (upgradeTo !== null) return `✗ ${what}. Обновите до ${upgradeTo} или новее`;
  return `✗ ${what}. Нужна версия вне «${affected}», если она вышла`;
}
