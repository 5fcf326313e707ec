import { Anchor, Box, Button, Flex, Group, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link } from 'react-router';
import { typograph } from '../../../model/format/typograph.ts';
import type { Entry, EntryText, KindInfo } from '../../contract/content.ts';
import { kindAddress } from '../../contract/entry-address.ts';
import { entryTitle } from '../../contract/entry-title.ts';
import { type Observed, useObserved } from '../lib/observed.ts';
import { useIsPhone } from '../lib/use-is-phone.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { isEditionLocked } from './editions/locked-notice.tsx';
import { NextEditionDialog } from './editions/next-edition-dialog.tsx';
import { type EntryDialog, EntryMenu } from './entry-menu.tsx';
import { EntryVisits } from './entry-visits.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { PasteButton } from './paste-button.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { CommentsButton } from './together/comments-button.tsx';
import { PeopleHere } from './together/people-here.tsx';

type Props = {
  readonly kind: KindInfo;
  readonly entry: Entry;
  readonly text: Observed<EntryText>;
  /** Puts an earlier version into the form, where it can be reviewed and saved. */
  readonly onRestore: (text: EntryText) => void;
};

export function EntryHeader({ kind, entry, text, onRestore }: Props) {
  const [dialog, setDialog] = useState<EntryDialog | null>(null);
  const { file, version } = entry;
  const isSingle = kind.file !== null;
  const isWithdrawn = useObserved(text, ({ facts }) => facts.isWithdrawn === true);
  const isLocked = isEditionLocked(kind, entry);
  const Copy = kind.folders === null ? NewEntryDialog : NextEditionDialog;
  const close = () => setDialog(null);
  function withdraw(isOff: boolean) {
    const { isWithdrawn: _, ...facts } = text.get().facts;
    onRestore({ ...text.get(), facts: isOff ? { ...facts, isWithdrawn: true } : facts });
    const words = isOff ? 'Страница уйдёт с сайта' : 'Страница вернётся на сайт';
    notifications.show({ message: `${words}, когда нажмёте «Опубликовать».` });
  }
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <Box flex={{ base: '1 1 8rem', sm: '1 1 20rem' }} miw={0}>
        {/* A phone has one line for both. */}
        <Flex
          direction={{ base: 'row', sm: 'column' }}
          align={{ base: 'center', sm: 'flex-start' }}
          gap={{ base: 4, sm: 0 }}
          mih={{ base: 36, sm: 0 }}
        >
          {!isSingle && (
            <Anchor
              component={Link}
              to={kindAddress(kind.name)}
              size="sm"
              aria-label={`← ${kind.title}`}
              p={{ base: 8, sm: 0 }}
              ml={{ base: -8, sm: 0 }}
            >
              <Box component="span" display="inline-block">
                {'←\u00a0'}
              </Box>
              <Box component="span" visibleFrom="sm">
                {kind.title}
              </Box>
            </Anchor>
          )}
          <EntryTitle kind={kind} text={text} />
        </Flex>
        {/* On phones the page needs the height; a state is shown there, too. */}
        <Text size="sm" c="dimmed" mt={4} {...(isOnSite(entry) ? { visibleFrom: 'sm' } : {})}>
          {placeWords(kind, entry)}
          {isOnSite(entry) && <EntryVisits address={entry.address} />}
        </Text>
        <PeopleHere />
      </Box>
      <Group gap="xs">
        {isSingle && <PasteButton kind={kind.name} />}
        <CommentsButton />
        {version !== null && (
          <Button variant="default" visibleFrom="sm" onClick={() => setDialog('history')}>
            История правок
          </Button>
        )}
        <EntryMenu {...{ kind, entry, isLocked, isWithdrawn }} onOpen={setDialog} onWithdraw={withdraw} />
      </Group>
      <HistoryDrawer file={file} isOpen={dialog === 'history'} onClose={close} onRestore={onRestore} />
      <RenameDialog kind={kind} entry={entry} isOpen={dialog === 'rename'} onClose={close} />
      <DeleteDialog kind={kind} entry={entry} isOpen={dialog === 'delete'} onClose={close} />
      <Copy kind={kind} copyOf={file} isOpen={dialog === 'copy'} onClose={close} />
    </Group>
  );
}

function isOnSite({ version, facts }: Entry): boolean {
  return version !== null && facts.isWithdrawn !== true;
}

function placeWords(kind: KindInfo, entry: Entry): string {
  if (!isOnSite(entry)) return entry.version === null ? 'Ещё не на сайте' : 'Снято с сайта';
  return kind.file === null ? (entry.address ?? entry.file) : kind.hint;
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function EntryTitle({ kind, text }: Pick<Props, 'kind' | 'text'>) {
  const isPhone = useIsPhone();
  const own = useObserved(text, ({ facts }) => entryTitle(kind.form, facts, kind.titleWith));
  const title = kind.file === null ? own || `${kind.titleOne}: новая запись` : kind.title;
  return (
    <>
      <title>{title}</title>
      <Title order={1} {...(isPhone ? { size: 'h4', style: ONE_LINE } : { size: 'h2' })}>
        {typograph(title)}
      </Title>
    </>
  );
}
