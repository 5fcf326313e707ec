import { CloseButton, Group, Kbd, Modal, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_QUERY } from '../../contract/find.ts';
import type { Person } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { useIsPhone } from '../lib/use-is-phone.ts';
import styles from './find.module.css';
import { FoundGroups, optionId } from './found-groups.tsx';
import { optionsOf } from './options.ts';
import { useFindings } from './use-findings.ts';

const TYPING_MS = 120;
const LIST = 'found';
/** The theme sets this for `Modal`, which has a header. */
const NO_TRANSITION = { duration: 0 };

type Props = { readonly person: Person; readonly onClose: () => void };

/** A combobox whose list is always shown: focus stays in the field, arrows choose, Enter opens. */
export function FindDialog({ person, onClose }: Props) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [before] = useState(() => document.activeElement);
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState(0);
  /** Enter that was pressed before the findings of the typed text arrived. */
  const [early, setEarly] = useState<{ readonly inNewTab: boolean } | null>(null);
  const { groups, isSettled, isFirst, error } = useFindings(person, text);
  const options = optionsOf(groups, opened);
  const at = Math.min(chosen, options.length - 1);
  const isReady = isSettled && text === typed.trim();

  useEffect(() => {
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  useEffect(() => {
    if (early === null || !isReady) return;
    setEarly(null);
    choose(early.inNewTab);
  });

  const dismiss = () => {
    onClose();
    if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus());
  };
  const expand = (name: string) => setOpened(new Set([...opened, name]));

  function choose(inNewTab: boolean): void {
    // The findings of an earlier text must not be opened.
    if (!isReady) setEarly({ inNewTab });
    const option = isReady ? options[at] : undefined;
    if (!option) return;
    if ('more' in option) expand(option.group);
    else if (inNewTab) window.open(option.finding.to, '_blank', 'noopener');
    else {
      onClose();
      void navigate(option.finding.to);
    }
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) setChosen((at + step + options.length) % options.length);
    else if (event.key === 'Enter') choose(event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  }

  const status = !isReady || isFirst ? 'Ищем…' : options.length === 0 && text !== '' ? NOTHING : '';
  return (
    <Modal.Root
      transitionProps={NO_TRANSITION}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
      opened
      onClose={dismiss}
      size="lg"
      fullScreen={isPhone ?? false}
      returnFocus={false}
    >
      <Modal.Overlay />
      {/* A header of Mantine's dialogs would be a second banner of the page. */}
      <Modal.Content aria-label="Найти всё">
        <Modal.Body>
          <Group gap="xs" wrap="nowrap">
            <TextInput
              data-autofocus
              flex={1}
              role="combobox"
              aria-expanded={options.length > 0}
              aria-controls={LIST}
              aria-autocomplete="list"
              aria-activedescendant={options.length > 0 ? optionId(at) : undefined}
              aria-label="Что найти"
              placeholder={placeholderFor(person)}
              size="md"
              maxLength={MAX_QUERY}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setEarly(null);
                setChosen(0);
                setOpened(new Set());
              }}
              onKeyDown={handleKey}
            />
            <CloseButton size="lg" aria-label="Закрыть" onClick={dismiss} />
          </Group>
          <Text size="sm" c="dimmed" role="status" className={styles.status}>
            {status}
          </Text>
          <ErrorAlert error={error} />
          <div id={LIST} role="listbox" aria-label="Что нашлось" className={styles.list}>
            <FoundGroups {...{ groups, options }} chosen={at} onPoint={setChosen} onExpand={expand} onOpen={onClose} />
          </div>
          <Text size="xs" c="dimmed" visibleFrom="sm" className={styles.keys}>
            <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> выбрать, <Kbd size="xs">Enter</Kbd> открыть,{' '}
            <Kbd size="xs">Ctrl Enter</Kbd> в новой вкладке, <Kbd size="xs">Esc</Kbd> закрыть
          </Text>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const NOTHING = 'Ничего не нашлось. Попробуйте другое слово или его начало.';

function placeholderFor({ role }: Person): string {
  if (!mayDo(role, 'content')) return 'Имя, телефон или номер заявки, экран';
  return mayDo(role, 'leads')
    ? 'Запись, слова, фотография, заявка, экран'
    : 'Запись, слова из текста, фотография, экран';
}
