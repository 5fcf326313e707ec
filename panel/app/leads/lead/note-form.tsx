import { Button } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { STAGE_TEXT_LIMITS } from '../../../../model/lead/lead-stages.ts';
import { GrowingTextarea } from '../../lib/growing-textarea.tsx';
import { useLeadAction } from '../lead-queries.ts';
import styles from './lead-page.module.css';

/** An unsent note is kept in the session storage: it survives a reload and ends with the tab. */
export function NoteForm({ number }: { number: number }) {
  const [words, setWords, clear] = useSessionStorage({ key: `lead-note-${number}`, defaultValue: '' });
  const act = useLeadAction(number);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '') act.mutate({ path: 'notes', body: { words } }, { onSuccess: clear });
      }}
    >
      <GrowingTextarea
        label="Новая заметка"
        placeholder="О чём договорились"
        minRows={1}
        maxLength={STAGE_TEXT_LIMITS.note}
        value={words}
        error={act.error?.message}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        inputContainer={(field) => (
          <div className={styles.note}>
            {field}
            <Button type="submit" variant="default" loading={act.isPending} disabled={words.trim() === ''}>
              Записать
            </Button>
          </div>
        )}
      />
    </form>
  );
}
