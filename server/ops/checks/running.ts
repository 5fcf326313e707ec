import { formatIssue } from '../../../model/load/format-issue.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { CountsHealth } from '../../counts/counting.ts';
import type { ChannelQueue } from '../../leads/operations/channel-queues.ts';
import type { StoreError } from '../../leads/store/store-error.ts';

export type LeadsHealth = {
  readonly trouble: StoreError | null;
  readonly channels: readonly ChannelQueue[];
};

/** `trouble` is only for the detailed report: messages for an editor, without personal data. */
export type PublishingHealth = {
  readonly refused: boolean;
  readonly trouble?: { readonly issues: readonly ContentIssue[]; readonly message?: string } | null;
  readonly pinned?: { readonly releaseId: string } | null;
};

/** A problem that needs action; `words` is a Russian message for the operator, without personal data. */
export type Problem = { readonly code: string; readonly words: string };

export type RunningState = {
  readonly release: { readonly id: string; readonly buildId: string } | null;
  readonly leads: LeadsHealth;
  readonly publishing: PublishingHealth;
  readonly counts: CountsHealth | null;
};

/** Checks of the state in memory for /healthz; any failure makes it answer 503. */
export const FATAL: readonly ((state: RunningState) => Problem | null)[] = [
  ({ release }) =>
    release
      ? null
      : { code: 'no-release', words: 'На сайте ещё нет ни одного выпуска: посетители видят «Сайт готовится».' },
  ({ leads: { trouble } }) =>
    trouble && { code: `leads-not-stored-${trouble.code}`, words: `Заявки не сохраняются: ${trouble.words}.` },
];

export const DEGRADING: typeof FATAL = [notPublished, deadChannels, notCounted];

function notPublished({ publishing: { refused, trouble } }: RunningState): Problem | null {
  if (!refused) return null;
  const code = 'publishing-refused';
  if (trouble?.message !== undefined)
    return { code, words: `Опубликовать не удалось, на сайте прежняя версия. ${trouble.message}` };
  const [first, ...more] = trouble?.issues ?? [];
  const named = first === undefined ? 'Что исправить, сказано в панели.' : `Исправьте: ${formatIssue(first)}`;
  const others = more.length > 0 ? ` И ещё ошибок: ${more.length}, они в панели и в журнале.` : '';
  return { code, words: `В содержимом ошибка: на сайте то, что было до неё. ${named}${others}` };
}

function deadChannels({ leads: { channels } }: RunningState): Problem | null {
  const dead = channels.filter(({ stall, hasAlarm }) => stall !== null || hasAlarm).map(({ channel }) => channel);
  if (dead.length === 0) return null;
  return {
    code: 'channel-dead',
    words: `Заявки не доходят через ${dead.join(', ')}: они сохранены. Проверьте канал: npm run leads -- check.`,
  };
}

function notCounted({ counts }: RunningState): Problem | null {
  if (!counts?.trouble) return null;
  return {
    code: `visits-not-counted-${counts.trouble}`,
    words: 'Счётчик посещений не записывается: посещения ждут в памяти. Что делать, сказано в docs/ru/counts.md.',
  };
}
