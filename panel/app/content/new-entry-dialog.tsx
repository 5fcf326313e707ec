import { Alert, Button, Modal, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { slugPattern } from '../../../model/fields/slug-pattern.ts';
import { slugify } from '../../../model/format/slugify.ts';
import type { KindInfo } from '../../contract/content.ts';
import { titleField } from '../../contract/entry-title.ts';
import { DialogButtons } from '../lib/dialog-buttons.tsx';
import { entriesQuery } from './queries.ts';

type Props = {
  readonly kind: KindInfo;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly copyOf?: string;
};

/** Asks for a name, from which an editable slug is derived. No file is written yet. */
export function NewEntryDialog({ kind, isOpen, onClose, copyOf }: Props) {
  const navigate = useNavigate();
  const { data = [] } = useQuery({ ...entriesQuery(kind.name), enabled: isOpen });
  const [title, setTitle] = useState('');
  const [ownSlug, setOwnSlug] = useState<string | null>(null);
  const slug = ownSlug ?? slugify(title).slice(0, 60).replace(/-$/, '');
  const isSlug = slugPattern.test(slug);
  const isTaken = data.some((entry) => entry.slug === slug);
  // Visitors never see the address of an entry without a page.
  const isSlugAsked = kind.hasOwnPage || isTaken || ownSlug !== null || (title !== '' && !isSlug);
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!isSlug || isTaken) return;
    onClose();
    navigate(`/content/${kind.name}/${slug}`, { state: { title, ...(copyOf === undefined ? {} : { copyOf }) } });
  };
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`${kind.titleOne}: ${copyOf ? 'копия' : 'новая запись'}`}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <form onSubmit={start}>
        <Stack>
          <TextInput
            label={titleField(kind.form)?.title ?? 'Название'}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            data-autofocus
          />
          {isSlugAsked && (
            <TextInput
              label={kind.hasOwnPage ? 'Адрес страницы' : 'Имя файла'}
              description="Латиницей; получается само, можно поправить"
              value={slug}
              onChange={(event) => setOwnSlug(event.currentTarget.value.toLowerCase())}
              {...(isTaken ? { error: 'Такой адрес уже есть. Допишите к нему что-нибудь.' } : {})}
            />
          )}
          {slug !== '' && !isSlug && (
            <Alert color="red">Адрес пишут латиницей, цифрами и дефисами, например «dvushka-na-artilleriyskoy».</Alert>
          )}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={isTaken || !isSlug}>
              Заполнить
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
