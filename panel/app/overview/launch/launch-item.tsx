import { Anchor, Checkbox, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Confirmable, LaunchLine, LaunchState } from '../../../contract/launch.ts';
import { CONFIRMATIONS } from '../../../contract/launch.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import classes from './launch.module.css';

const STATES: Readonly<Record<LaunchState, { readonly sign: string; readonly word: string }>> = {
  done: { sign: '✓', word: 'сделано' },
  left: { sign: '○', word: 'осталось' },
  unknown: { sign: '?', word: 'не проверено' },
};

type Props = {
  readonly line: LaunchLine;
  readonly onConfirm: (change: { readonly key: Confirmable; readonly isConfirmed: boolean }) => void;
  readonly children: ReactNode;
};

export function LaunchItem({ line, onConfirm, children }: Props) {
  const momentWords = useMomentWords();
  const { title, isRequired, state, words, link, note, confirmation } = line;
  const { sign, word } = STATES[state];
  return (
    <li className={classes.line} data-state={state}>
      <span className={classes.sign} aria-hidden>
        {sign}
      </span>
      <div>
        <Text fw={500} className={classes.title}>
          <span>{title}</span>{' '}
          <Text span size="sm" c="dimmed" fw={400}>
            {isRequired ? word : `${word}, по желанию`}
          </Text>
        </Text>
        <Text size="sm" className={classes.words}>
          {words}{' '}
          {link && (
            <Anchor component={Link} to={link.to} inherit>
              {link.label}
            </Anchor>
          )}
        </Text>
        {note !== undefined && (
          <Text size="sm" c="dimmed" className={classes.words}>
            {note}
          </Text>
        )}
        {confirmation && (
          <Checkbox
            mt={6}
            label={CONFIRMATIONS[confirmation.key]}
            description={confirmation.given && `${confirmation.given.who}, ${momentWords(confirmation.given.at)}`}
            checked={confirmation.given !== null}
            onChange={({ currentTarget: { checked } }) => onConfirm({ key: confirmation.key, isConfirmed: checked })}
          />
        )}
        {children}
      </div>
    </li>
  );
}
