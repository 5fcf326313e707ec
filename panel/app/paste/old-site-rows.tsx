import { Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { counted } from '../../../model/format/plural.ts';
import type { RedirectProblems, SitePage } from '../../contract/moved-pages.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { LineList } from './line-list.tsx';
import { MakeDrafts } from './make-drafts.tsx';
import { OldRow } from './old-row.tsx';
import type { MoveEdit, OldRow as Row, SortedPages } from './old-rows.ts';
import { firstMove, proposedHead, redirectsIn, withHead } from './old-rows.ts';
import styles from './paste.module.css';
import { type DraftChange, startOf } from './store-drafts.ts';
import { takenWords } from './taken-words.ts';
import { useStoreDrafts } from './use-store-drafts.ts';

export const ADDRESSES = ['адрес', 'адреса', 'адресов'] as const;
const FILE = 'redirects.yaml';

type Props = SortedPages & { readonly pages: readonly SitePage[]; readonly unread: readonly string[] };

/** Old addresses with the proposed pages, to correct, untick and confirm. */
export function OldSiteRows({ rows, pages, unread, ...others }: Props) {
  const [edits, setEdits] = useState(() => new Map(rows.map((row) => [row.page.path, firstMove(row)])));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const store = useStoreDrafts();
  const byPath = useMemo(() => new Map(pages.map((page) => [page.path, page])), [pages]);
  const options = useMemo(
    () => pages.map(({ path, title }) => ({ value: path, label: `${path} · ${title}` })),
    [pages],
  );
  const change = useCallback((path: string, part: Partial<MoveEdit>) => {
    setProblems(new Map());
    setEdits((before) => {
      const edit = before.get(path);
      return edit ? new Map(before).set(path, { ...edit, ...part }) : before;
    });
  }, []);
  const open = rows.filter(({ page }) => !done.has(page.path));
  const taken = open.flatMap((row) => {
    const edit = edits.get(row.page.path);
    return edit?.isTaken ? [{ page: row.page, ...edit }] : [];
  });
  const unanswered = taken.filter(({ to }) => to === null).length;
  const confirm = useMutation({
    async mutationFn() {
      const moves = taken.flatMap(({ page, to }) => (to === null ? [] : [{ from: page.path, to }]));
      const { facts } = await startOf('redirects', FILE);
      const before = redirectsIn(facts);
      const answer = await request<RedirectProblems>('POST', '/api/redirects/check', { list: [...before, ...moves] });
      const found = answer.problems.flatMap(({ index, message }) => {
        const move = moves[index - before.length];
        return move ? [[move.from, message] as const] : [];
      });
      setProblems(new Map(found));
      if (found.length > 0) return;
      const redirects: DraftChange = {
        kind: 'redirects',
        file: FILE,
        title: `Переехавшие адреса: ${counted(moves.length, ADDRESSES)}`,
        change: (now) => ({ ...now, list: [...redirectsIn(now), ...moves] }),
      };
      const { stored } = await store.mutateAsync([redirects, ...headChanges(taken, byPath)]);
      if (!stored.includes(redirects)) return;
      setDone((former) => new Set([...former, ...moves.map(({ from }) => from)]));
    },
  });
  const groups: readonly { readonly title: string; readonly hint: string; readonly rows: readonly Row[] }[] = [
    {
      title: 'Нашлась похожая страница',
      hint: 'Уверенные отмечены. Остальные проверьте и отметьте сами.',
      rows: open.filter(({ targets }) => targets.length > 0),
    },
    {
      title: 'Похожей страницы нет',
      hint: 'Можно выбрать самим. Без переадресации сайт честно ответит, что такой страницы нет, и поисковики её забудут. Переводить всё на главную не стоит: для поисковиков это та же ошибка, а человек не найдёт, что искал.',
      rows: open.filter(({ targets }) => targets.length === 0),
    },
  ];
  return (
    <Stack gap="md">
      {groups.map(({ title, hint, rows: listed }) =>
        listed.length === 0 ? null : (
          <Stack gap="xs" key={title}>
            <Title order={2} size="h4">{`${title}: ${listed.length}`}</Title>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
            <ul className={styles.rows}>
              {listed.map((row) => {
                const { path } = row.page;
                const edit = edits.get(path);
                const target = byPath.get(edit?.to ?? '');
                return edit ? (
                  <OldRow
                    key={path}
                    row={row}
                    edit={edit}
                    options={options}
                    target={target}
                    problem={problems.get(path) ?? ''}
                    onChange={change}
                  />
                ) : null;
              })}
            </ul>
          </Stack>
        ),
      )}
      <LineList
        title="Отличаются от главной только параметрами"
        hint="Переадресация смотрит на путь, а не на то, что после «?». Такие адреса откроют главную страницу."
        lines={others.queries}
      />
      <LineList title="Откроются и так" hint="Такие страницы на новом сайте есть." lines={others.open} />
      <LineList title="Уже переведены" hint="Они есть в переехавших адресах." lines={others.moved} />
      <LineList title="Картинки и файлы" hint="Это не страницы, переводить их незачем." lines={others.files} />
      <LineList title="Не понято строк" hint="В них нет адреса." lines={unread} />
      <ErrorAlert error={confirm.error} />
      <MakeDrafts
        drafts={store.data}
        hint="Откройте, проверьте и опубликуйте. До публикации на сайте всё по-прежнему."
        label="Сделать черновик"
        hasItems={open.length > 0}
        isStoring={confirm.isPending}
        isDisabled={taken.length === 0 || unanswered > 0}
        onMake={() => confirm.mutate()}
      >
        {takenWords(counted(taken.length, ADDRESSES), open.length, { unanswered, unticked: 0 })}
        {problems.size > 0 && ` С ошибкой: ${problems.size}, причина под адресом.`}
      </MakeDrafts>
    </Stack>
  );
}

type Taken = MoveEdit & Pick<Row, 'page'>;

/** Old titles and descriptions that were chosen; the first old page of a target decides. */
function headChanges(taken: readonly Taken[], byPath: ReadonlyMap<string, SitePage>): DraftChange[] {
  const changes = new Map<string, DraftChange>();
  for (const { page, to, takesHead } of taken) {
    const target = byPath.get(to ?? '');
    const head = takesHead ? proposedHead(page, target) : null;
    if (!head || !target?.entry || changes.has(target.entry.file)) continue;
    const { kind, file } = target.entry;
    const { title } = target;
    changes.set(file, { kind, file, title, change: (facts) => withHead(facts, head) });
  }
  return [...changes.values()];
}
