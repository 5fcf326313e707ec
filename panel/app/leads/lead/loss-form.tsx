import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Loss, LossReason } from '../../../../model/lead/lead-stages.ts';
import { LOSS_REASON_NAMES, LOSS_REASONS, STAGE_TEXT_LIMITS } from '../../../../model/lead/lead-stages.ts';
import { DialogButtons } from '../../lib/dialog-buttons.tsx';
import styles from './lead-page.module.css';

type LossFormProps = {
  readonly isBusy: boolean;
  readonly onDone: (loss: Loss) => void;
  readonly onCancel: () => void;
};

const CHOICES = [
  { value: '', label: 'Выберите' },
  ...LOSS_REASON_NAMES.map((value) => ({ value, label: LOSS_REASONS[value] })),
];

export function LossForm({ isBusy, onDone, onCancel }: LossFormProps) {
  const [reason, setReason] = useState<LossReason | ''>('');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const needsWords = reason === 'other' && words.trim() === '';
  return (
    <form
      className={styles.loss}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason !== '' && !needsWords) onDone({ reason, words: words.trim() });
      }}
    >
      <Stack gap="xs">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
          <NativeSelect
            label="Почему отказ"
            autoFocus
            data={CHOICES}
            value={reason}
            error={isTried && reason === '' ? 'Выберите причину: по ним видно, чего не хватает компании.' : null}
            onChange={({ currentTarget }) => setReason(currentTarget.value as LossReason | '')}
          />
          <TextInput
            label={reason === 'other' ? 'Что именно' : 'Подробности, если есть'}
            maxLength={STAGE_TEXT_LIMITS.lossWords}
            value={words}
            error={isTried && needsWords ? 'Напишите, почему отказ.' : null}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </SimpleGrid>
        <DialogButtons onCancel={onCancel}>
          <Button type="submit" loading={isBusy}>
            Записать отказ
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
