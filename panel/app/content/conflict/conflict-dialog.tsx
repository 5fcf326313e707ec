import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Conflict, EntryText, KindInfo } from '../../../contract/content.ts';
import { BODY, BODY_TITLE } from '../../../contract/field-place.ts';
import { ChangesTable } from '../changes-table.tsx';
import { placeWords } from '../issue-words.ts';
import type { MergeConflict, MergeInput, Side } from './merge-entry.ts';
import { mergeEntry } from './merge-entry.ts';
import { changesAt } from './merge-input.ts';

export type Met = { readonly conflict: Conflict; readonly meeting: MergeInput };

type Props = {
  readonly kind: KindInfo;
  readonly met: Met | null;
  readonly isSaving: boolean;
  /** Label of the button that saves. */
  readonly action: string;
  readonly onClose: () => void;
  /** Saves the merged text over `version`, which stays in the history. */
  readonly onDone: (text: EntryText, version: string | null) => void;
};

/** Resolves an edit conflict: asks about fields that both people changed; other fields are merged. */
export function ConflictDialog({ kind, met, isSaving, action, onClose, onDone }: Props) {
  return (
    <Modal
      opened={met !== null}
      onClose={onClose}
      size="xl"
      title="Запись уже изменили"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      {met && (
        <Stack>
          <Text>{met.conflict.message}</Text>
          {met.conflict.theirs.version === null ? (
            <Buttons
              {...{ isSaving, onClose }}
              label={`${action}: моя версия`}
              onDone={() => onDone(met.meeting.mine, null)}
            />
          ) : (
            <Questions key={met.conflict.theirs.version} {...{ kind, met, isSaving, action, onClose, onDone }} />
          )}
        </Stack>
      )}
    </Modal>
  );
}

function Questions({ kind, met, isSaving, action, onClose, onDone }: Props & { readonly met: Met }) {
  const { conflict, meeting } = met;
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map());
  const { text, clashes } = mergeEntry(kind.form, meeting, choices);
  const asked = new Set(clashes.flatMap((clash) => changesAt(conflict.changes, clash)));
  const joined = conflict.changes.filter((change) => !asked.has(change)).map(({ title }) => title);
  const left = clashes.filter(({ key }) => !choices.has(key)).length;
  return (
    <>
      <Text>Эти поля изменили вы оба. Выберите по каждому, что останется.</Text>
      {clashes.map((clash) => (
        <Radio.Group
          key={clash.key}
          label={titleOf(kind, clash)}
          value={choices.get(clash.key) ?? null}
          onChange={(side) => setChoices(new Map(choices).set(clash.key, side as Side))}
        >
          <ChangesTable changes={changesAt(conflict.changes, clash)} before="Сейчас на сайте" after="У вас" />
          <Group mt="xs">
            <Radio value="mine" label="Оставить моё" />
            <Radio value="theirs" label="Оставить с сайта" />
          </Group>
        </Radio.Group>
      ))}
      {joined.length > 0 && (
        <Text size="sm">Остальное изменил кто-то один, оно соединится само: {joined.join(', ')}.</Text>
      )}
      <Buttons
        {...{ isSaving, onClose }}
        label={action}
        isWaiting={left > 0}
        onDone={() => onDone(text, conflict.theirs.version)}
      />
      <Text size="sm" c="dimmed">
        Версия с сайта останется в истории правок.
      </Text>
    </>
  );
}

type ButtonsProps = {
  readonly label: string;
  readonly isSaving: boolean;
  readonly isWaiting?: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

function Buttons({ label, isSaving, isWaiting = false, onClose, onDone }: ButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        Вернуться к своему тексту
      </Button>
      <Button color="orange" loading={isSaving} disabled={isWaiting} onClick={onDone}>
        {label}
      </Button>
    </Group>
  );
}

function titleOf(kind: KindInfo, { path }: MergeConflict): string {
  return path.length === 1 && path[0] === BODY ? BODY_TITLE : placeWords(kind, { file: '', message: '', path });
}
