import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Finding } from '../../contract/find.ts';
import { thumbUrl } from '../media/photo-value.ts';
import styles from './find.module.css';
import type { Option } from './options.ts';
import type { ShownGroup } from './use-findings.ts';

type Props = {
  readonly groups: readonly ShownGroup[];
  readonly options: readonly Option[];
  readonly chosen: number;
  readonly onPoint: (at: number) => void;
  readonly onExpand: (group: string) => void;
  readonly onOpen: () => void;
};

export const optionId = (at: number) => `found-${at}`;

export function FoundGroups({ groups, options, chosen, onPoint, onExpand, onOpen }: Props) {
  const numbered = options.map((option, at) => ({ option, at }));
  return groups.map(({ name, title, findings, isCut }) => {
    const own = numbered.filter(({ option }) => option.group === name);
    const isWhole = own.every(({ option }) => 'finding' in option);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a listbox contains groups and options only
      <div key={name} role="group" aria-labelledby={`found-in-${name}`}>
        <div className={styles.group} id={`found-in-${name}`} role="presentation">
          {title}
        </div>
        {own.map(({ option, at }) => {
          const shared = {
            id: optionId(at),
            role: 'option',
            tabIndex: -1,
            className: styles.option,
            'aria-selected': at === chosen,
            onMouseMove: () => onPoint(at),
          } as const;
          return 'more' in option ? (
            <button {...shared} key="more" type="button" onClick={() => onExpand(name)}>
              Ещё {option.more}
            </button>
          ) : (
            <Link
              {...shared}
              key={keyOf(option.finding)}
              to={option.finding.to}
              onClick={(event) => isPlain(event) && onOpen()}
            >
              <FindingWords finding={option.finding} />
            </Link>
          );
        })}
        {isCut && isWhole && (
          <Text size="sm" c="dimmed" className={styles.rest} role="presentation">
            Показаны первые {findings.length}. Добавьте слово, чтобы найти точнее.
          </Text>
        )}
      </div>
    );
  });
}

/** Several actions of one screen have its address. */
const keyOf = ({ to, title }: Finding) => `${to} ${title.map(({ text }) => text).join('')}`;

/** With these keys the browser opens a new tab, and the dialog stays. */
const isPlain = (event: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) =>
  !event.ctrlKey && !event.metaKey && !event.shiftKey;

function FindingWords({ finding: { title, note, photo } }: { readonly finding: Finding }) {
  return (
    <>
      {photo === null ? null : <img className={styles.photo} src={thumbUrl(photo)} alt="" loading="lazy" />}
      <span className={styles.words}>
        <Marked parts={title} />
        {note.length > 0 && (
          <span className={styles.note}>
            {' '}
            <Marked parts={note} />
          </span>
        )}
      </span>
    </>
  );
}

function Marked({ parts }: { readonly parts: Finding['title'] }) {
  return parts.map(({ text, isMarked }, at) => {
    const Part = isMarked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    return <Part key={at}>{text}</Part>;
  });
}
