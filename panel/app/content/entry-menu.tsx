import { ActionIcon, Menu } from '@mantine/core';
import type { Entry, KindInfo } from '../../contract/content.ts';
import { canBeWithdrawn } from '../../contract/list-columns.ts';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { useMay } from '../lib/use-may.ts';

export type EntryDialog = 'copy' | 'rename' | 'delete' | 'history';

type Props = {
  readonly kind: KindInfo;
  readonly entry: Entry;
  readonly isLocked: boolean;
  readonly isWithdrawn: boolean;
  readonly onOpen: (dialog: EntryDialog) => void;
  readonly onWithdraw: (isOff: boolean) => void;
};

/** What can be done with an entry as a whole. On phones it also has what stands above the form elsewhere. */
export function EntryMenu(props: Props) {
  const { kind, entry, isLocked, isWithdrawn, onOpen, onWithdraw } = props;
  const { showsAll, setShowsAll } = useExpandedSections();
  const mayPublish = useMay('publish');
  const isStored = entry.version !== null;
  const isSingle = kind.file !== null;
  const isForPhones = !isStored || isSingle || isLocked;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label="Что ещё можно сделать"
          {...(isForPhones ? { hiddenFrom: 'sm' } : {})}
        >
          ⋯
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entry.readOnly === null && (
          <Menu.Item hiddenFrom="sm" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Свернуть незаполненные поля' : 'Показать все поля'}
          </Menu.Item>
        )}
        {isStored && (
          <>
            <Menu.Item hiddenFrom="sm" onClick={() => onOpen('history')}>
              История правок
            </Menu.Item>
            {!isSingle && !isLocked && (
              <Menu.Item onClick={() => onOpen('copy')}>
                {kind.folders === null ? 'Сделать копию' : 'Новая редакция'}
              </Menu.Item>
            )}
          </>
        )}
        {isStored && !isSingle && mayPublish && entry.readOnly === null && (
          <>
            <Menu.Item onClick={() => onOpen('rename')}>Сменить адрес</Menu.Item>
            {canBeWithdrawn(kind.form) && (
              <Menu.Item onClick={() => onWithdraw(!isWithdrawn)}>
                {isWithdrawn ? 'Вернуть на сайт' : 'Снять с сайта'}
              </Menu.Item>
            )}
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => onOpen('delete')}>
              Удалить
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
