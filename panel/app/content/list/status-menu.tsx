import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { EntrySummary } from '../../../contract/content.ts';
import { fieldAddress } from '../../../contract/entry-address.ts';
import type { ChoiceField } from '../../../contract/list-columns.ts';
import { Chevron } from '../../lib/chevron.tsx';
import { notifyUndo } from '../../lib/notify-undo.tsx';
import { kindOfFile } from '../issue-words.ts';
import { draftsQuery } from '../queries.ts';
import { useKinds } from '../use-kinds.ts';
import { keepStatus } from './keep-status.ts';
import { ownStatusColour } from './own-status.ts';
import { StateSign } from './state-sign.tsx';
import styles from './status-menu.module.css';

type Props = {
  readonly field: ChoiceField;
  readonly entry: EntrySummary;
  /** The status on the site. */
  readonly words: string;
};

/** The status of an entry as a menu that changes it in a draft, without the form. */
export function StatusMenu({ field, entry: { file, title, hasDraft }, words }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const kinds = useKinds().data ?? [];
  const drafts = useQuery({ ...draftsQuery(), enabled: hasDraft });
  const drafted = hasDraft && drafts.data?.own.find((draft) => draft.file === file)?.facts.status;
  const shown = (typeof drafted === 'string' && field.labels[drafted]) || words;
  const notice = `status:${file}`;
  const keep = useMutation({
    mutationFn: (status: string) => keepStatus(file, status),
    // Mantine ignores a notification whose id is already shown.
    onMutate: () => notifications.hide(notice),
    onSuccess({ issues, others, undo }, status) {
      const [missing] = issues;
      const path = missing?.path;
      const first = missing ? ` Перед публикацией: ${missing.message}` : '';
      const kind = kindOfFile(kinds, file);
      const open = others.length > 0 ? ` В записи сейчас и ${others.join(', ')}: правки разных полей соединятся.` : '';
      notifyUndo({
        id: notice,
        words: `${title}: «${field.labels[status]}» в черновике.${first}${open}`,
        undo,
        ...(path && kind && { fill: () => navigate(fieldAddress(kind, file, path)) }),
      });
    },
    onError: ({ message }) => notifications.show({ color: 'red', autoClose: false, message: `${title}. ${message}` }),
    onSettled() {
      for (const list of ['entries', 'drafts']) void client.invalidateQueries({ queryKey: [list] });
    },
  });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={styles.status ?? ''} disabled={keep.isPending}>
          <VisuallyHidden>{field.title}: </VisuallyHidden>
          <StateSign colour={ownStatusColour(field, shown)} words={shown} />
          <Chevron isOpen />
          {shown !== words && (
            <Text span size="xs" c="dimmed" className={styles.live ?? ''}>
              на сайте: {words}
            </Text>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(field.labels).map(([value, label]) => (
          <Menu.Item
            key={value}
            aria-current={label === shown || undefined}
            disabled={label === shown}
            onClick={() => keep.mutate(value)}
          >
            <StateSign colour={ownStatusColour(field, label)} words={label} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
