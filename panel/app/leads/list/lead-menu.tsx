import { Button, Divider, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { counted, LEADS } from '../../../../model/format/plural.ts';
import { LEAD_VIEWS, type LeadView } from '../../../contract/leads.ts';
import { Dropdown } from '../../lib/dropdown/dropdown.tsx';
import { DropdownItem } from '../../lib/dropdown/dropdown-item.tsx';
import { download } from '../../lib/request.ts';
import { useMay } from '../../lib/use-may.ts';
import { useExportSize } from '../lead-queries.ts';
import { useBell } from '../news/use-bell.ts';
import type { LeadFilters } from '../use-lead-filters.ts';

type LeadMenuProps = { readonly filters: LeadFilters; readonly view: LeadView; readonly isNarrowed: boolean };

/** Actions on the whole list. Each export states its content and its number of rows. */
export function LeadMenu({ filters, view, isNarrowed }: LeadMenuProps) {
  const bell = useBell();
  const [isOpen, setOpen] = useState(false);
  const [mayExport, mayErase] = [useMay('export-leads'), useMay('erase-leads')];
  const size = useExportSize(filters, isOpen && mayExport).data;
  const shown = `${isNarrowed ? 'По фильтру' : `«${LEAD_VIEWS[view]}»`}${size ? `, ${rows(size.found)}` : ''}`;
  const all = `Без фильтра${size ? `, ${rows(size.all)}` : ''}`;
  const close = () => setOpen(false);
  const exportRows = (file: string, chosen: LeadFilters) => {
    close();
    download(`/api/leads/${file}`, chosen).catch(({ message }: Error) => notifications.show({ color: 'red', message }));
  };
  return (
    <Dropdown
      isOpen={isOpen}
      onChange={setOpen}
      opener={(props) => (
        <Button variant="default" px="sm" {...props}>
          Ещё
        </Button>
      )}
    >
      <DropdownItem
        onClick={() => {
          close();
          void bell.toggle();
        }}
      >
        {bell.isOn ? 'Выключить звонок о новых' : 'Включить звонок о новых'}
      </DropdownItem>
      <DropdownItem to="/account" onClick={close}>
        Уведомления на телефон
      </DropdownItem>
      {mayExport && (
        <>
          <Divider my="xs" />
          <DropdownItem onClick={() => exportRows('leads.xlsx', filters)}>
            Этот список в Эксель
            <What>{shown}</What>
          </DropdownItem>
          <DropdownItem onClick={() => exportRows('leads.xlsx', { show: 'all' })}>
            Все заявки в Эксель
            <What>{all}</What>
          </DropdownItem>
          <DropdownItem onClick={() => exportRows('leads.csv', filters)}>
            Этот список для других программ
            <What>Файл CSV, {shown}</What>
          </DropdownItem>
          <DropdownItem onClick={() => exportRows('conversions.csv', filters)}>
            Конверсии для Метрики
            <What>{shown}</What>
          </DropdownItem>
        </>
      )}
      {mayErase && (
        <>
          <Divider my="xs" />
          <DropdownItem to="/leads/erase" isDangerous onClick={close}>
            Удалить данные человека
          </DropdownItem>
        </>
      )}
    </Dropdown>
  );
}

const rows = (count: number) => counted(count, LEADS);

function What({ children }: { children: React.ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
