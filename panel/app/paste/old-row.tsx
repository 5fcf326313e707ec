import { Checkbox, Text } from '@mantine/core';
import { memo } from 'react';
import type { SitePage } from '../../contract/moved-pages.ts';
import type { MoveEdit, OldRow as Row } from './old-rows.ts';
import { proposedHead } from './old-rows.ts';
import styles from './paste.module.css';
import { type PageOption, TargetSelect } from './target-select.tsx';

type Props = {
  readonly row: Row;
  readonly edit: MoveEdit;
  readonly options: PageOption[];
  readonly target: SitePage | undefined;
  /** Reason why publishing would refuse the redirect; empty when there is none. */
  readonly problem: string;
  readonly onChange: (path: string, change: Partial<MoveEdit>) => void;
};

export const OldRow = memo(function OldRow({ row, edit, options, target, problem, onChange }: Props) {
  const { page, targets } = row;
  const { path, queries, title } = page;
  const head = proposedHead(page, target);
  const change = (part: Partial<MoveEdit>) => onChange(path, part);
  const likely = targets.flatMap((one) => options.find(({ value }) => value === one) ?? []);
  return (
    <li className={styles.row}>
      <fieldset className={styles.move}>
        <legend className={styles.legend}>{path}</legend>
        <Checkbox
          aria-label={`Перевести ${path}`}
          checked={edit.isTaken}
          onChange={(event) => change({ isTaken: event.currentTarget.checked })}
          className={styles.tick ?? ''}
        />
        <div className={styles.address}>
          <Text size="sm" fw={500}>
            {path}
          </Text>
          {title !== '' && (
            <Text size="xs" c="dimmed">
              {title}
            </Text>
          )}
        </div>
        <TargetSelect
          label={`Куда перевести ${path}`}
          value={edit.to}
          likely={likely}
          all={options}
          onChange={(to) => change({ to, isTaken: to !== null, takesHead: false })}
        />
        <div className={styles.notes}>
          {queries.length > 0 && (
            <Text size="xs">
              Все адреса {path} с параметрами ({queries.slice(0, 3).join(', ')}
              {queries.length > 3 ? '…' : ''}) откроют одну страницу: переадресация различает только путь.
            </Text>
          )}
          {edit.isTaken && edit.to === null && (
            <Text size="xs" c="red">
              Выберите страницу или снимите галочку.
            </Text>
          )}
          {problem !== '' && (
            <Text size="xs" c="red">
              {problem}
            </Text>
          )}
          {edit.isTaken && head && target && (
            <Checkbox
              size="xs"
              mt={4}
              label={`Взять для поисковиков прежнее: ${[head.title, head.description].filter(Boolean).join('. ')}`}
              description={`Сейчас сайт составил сам: ${target.title}`}
              checked={edit.takesHead}
              onChange={(event) => change({ takesHead: event.currentTarget.checked })}
            />
          )}
        </div>
      </fieldset>
    </li>
  );
});
