import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldAddress } from '../../../contract/entry-address.ts';
import { Chevron } from '../../lib/chevron.tsx';
import { notifyUndo } from '../../lib/notify-undo.tsx';
import { useMay } from '../../lib/use-may.ts';
import { kindOfFile } from '../issue-words.ts';
import { useKinds } from '../use-kinds.ts';
import { usePublishDrafts } from '../use-publish-drafts.ts';
import { keepStatus } from './keep-status.ts';
import { ownStatusColour } from './own-status.ts';
import { StateSign } from './state-sign.tsx';
import { dateOfStatus, type StatusDate, statusWithDay } from './status-date.ts';
import { type AskedDay, StatusDateDialog } from './status-date-dialog.tsx';
import styles from './status-menu.module.css';
import { type StatusProps, useShownStatus } from './use-shown-status.ts';

type Change = { readonly status: string; readonly date?: StatusDate; readonly day?: string };

/** The status of an entry as a menu that changes it in a draft, without the form. */
export function StatusMenu(props: StatusProps) {
  const { form, field, entry } = props;
  const { file, title } = entry;
  const client = useQueryClient();
  const navigate = useNavigate();
  const kinds = useKinds().data ?? [];
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<AskedDay | null>(null);
  const { shown, full, live, isChanged, firstDay } = useShownStatus(props);
  const mayPublish = useMay('publish');
  const publish = usePublishDrafts();
  const notice = `status:${file}`;
  const keep = useMutation({
    mutationFn: ({ status, date, day }: Change) =>
      keepStatus(file, { status, ...(date && day && { [date.key]: day }) }),
    // Mantine ignores a notification whose id is already shown.
    onMutate: () => notifications.hide(notice),
    onSuccess({ issues, others, isDraft, undo }, { status, date = null, day }) {
      const [missing] = issues;
      const path = missing?.path;
      const first = missing ? ` Перед публикацией: ${missing.message}` : '';
      const kind = kindOfFile(kinds, file);
      const open = others.length > 0 ? ` В записи сейчас и ${others.join(', ')}: правки разных полей соединятся.` : '';
      notifyUndo({
        id: notice,
        words: `${title}: «${statusWithDay(field.labels[status] ?? status, date, day)}» в черновике.${first}${open}`,
        undo,
        ...(path && kind && { next: { label: 'Заполнить', act: () => navigate(fieldAddress(kind, file, path)) } }),
        ...(!missing &&
          isDraft &&
          mayPublish && { next: { label: 'Опубликовать', act: () => publish.mutate([entry]) } }),
      });
    },
    onError: ({ message }) => notifications.show({ color: 'red', autoClose: false, message: `${title}. ${message}` }),
    onSettled() {
      for (const list of ['entries', 'drafts']) void client.invalidateQueries({ queryKey: [list] });
    },
  });
  const choose = (status: string) => {
    const date = dateOfStatus(form, status);
    if (date === null) keep.mutate({ status });
    else setAsked({ status, date, first: firstDay(date) });
  };
  const close = () => {
    setAsked(null);
    button.current?.focus();
  };
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton ref={button} className={styles.status ?? ''} disabled={keep.isPending}>
            <VisuallyHidden>{field.title}: </VisuallyHidden>
            <StateSign colour={ownStatusColour(field, shown)} words={full} />
            <Chevron isOpen />
            {isChanged && (
              <Text span size="xs" c="dimmed" className={styles.live ?? ''}>
                на сайте: {live}
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
              onClick={() => choose(value)}
            >
              <StateSign colour={ownStatusColour(field, label)} words={label} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <StatusDateDialog
        title={title}
        asked={asked}
        onChoose={(status, date, day) => {
          close();
          keep.mutate({ status, date, day });
        }}
        onClose={close}
      />
    </>
  );
}
