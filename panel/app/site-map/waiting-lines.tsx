import { Anchor, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PluralForms } from '../../../model/format/plural.ts';
import { counted } from '../../../model/format/plural.ts';
import { ADVICE_LIST } from '../../contract/entry-address.ts';
import { REFUSED_FILES } from '../../contract/refused-files.ts';
import { draftsQuery, schedulesQuery } from '../content/queries.ts';
import { useWaitingCount } from '../content/use-waiting-count.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { TitledSection } from '../lib/titled-section.tsx';
import { usePublishing } from '../publishing/use-publishing.ts';

const DRAFTS: PluralForms = ['ваш черновик', 'ваших черновика', 'ваших черновиков'];
const SCHEDULES: PluralForms = ['правка по расписанию', 'правки по расписанию', 'правок по расписанию'];
const ADVICE: PluralForms = ['совет к опубликованному', 'совета к опубликованному', 'советов к опубликованному'];
const WAITING: PluralForms = ['непрочитанное', 'непрочитанных', 'непрочитанных'];

const TITLE = 'Что ждёт';

/** What waits for the editor, the most urgent first. */
export function WaitingLines() {
  const { data: drafts, error: draftsError } = useQuery(draftsQuery());
  const { data: schedules, error: schedulesError } = useQuery(schedulesQuery());
  const report = usePublishing();
  const unread = useWaitingCount();
  const error = draftsError ?? schedulesError;
  if (error) return <ErrorAlert error={error} />;
  if (!drafts || !schedules || !report) return <TitledSection title={TITLE}>Смотрим…</TitledSection>;
  const refused = report.waiting === 'all' ? 0 : report.waiting.length;
  const lines = [
    { count: refused, forms: REFUSED_FILES, to: '/publishing' },
    { count: unread, forms: WAITING, to: '/unfinished' },
    { count: drafts.own.length, forms: DRAFTS, to: '/unfinished' },
    { count: schedules.filter(({ state }) => state === 'waiting').length, forms: SCHEDULES, to: '/unfinished' },
    { count: report.advice.total, forms: ADVICE, to: ADVICE_LIST },
  ].filter(({ count }) => count > 0);
  const words = lines.map(({ count, forms, to }) => ({ to, words: counted(count, forms) }));
  if (report.waiting === 'all') words.unshift({ to: '/publishing', words: 'правки не публикуются' });
  if (words.length === 0) return <TitledSection title={TITLE}>Ничего: всё опубликовано.</TitledSection>;
  return (
    <TitledSection title={TITLE}>
      <List listStyleType="none" spacing={4}>
        {words.map((line) => (
          <List.Item key={line.words}>
            <Anchor component={Link} to={line.to} inherit>
              {line.words}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </TitledSection>
  );
}
