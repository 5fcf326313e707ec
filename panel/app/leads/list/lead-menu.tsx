import { Button, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Link } from 'react-router';
import { counted, LEADS } from '../../../../model/format/plural.ts';
import { LEAD_VIEWS, type LeadView } from '../../../contract/leads.ts';
import { download } from '../../lib/request.ts';
import { useExportSize } from '../lead-queries.ts';
import { useBell } from '../news/use-bell.ts';
import type { LeadFilters } from '../use-lead-filters.ts';

type LeadMenuProps = { readonly filters: LeadFilters; readonly view: LeadView; readonly isNarrowed: boolean };

/** Actions on the whole list. Each export states its content and its number of rows. */
export function LeadMenu({ filters, view, isNarrowed }: LeadMenuProps) {
  const bell = useBell();
  const [isOpen, setOpen] = useState(false);
  const size = useExportSize(filters, isOpen).data;
  const shown = `${isNarrowed ? 'По отбору' : `«${LEAD_VIEWS[view]}»`}${size ? `, ${rows(size.found)}` : ''}`;
  const all = `Без отборов${size ? `, ${rows(size.all)}` : ''}`;
  return (
    <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Button variant="default" size="md" px="sm">
          Ещё
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={bell.toggle}>{bell.isOn ? 'Не звонить о новых' : 'Звонить о новых'}</Menu.Item>
        <Menu.Item component={Link} to="/account">
          Уведомления на телефон
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label c="dimmed">Выгрузить</Menu.Label>
        <Menu.Item onClick={() => save('leads.xlsx', filters)}>
          Этот список в Эксель
          <What>{shown}</What>
        </Menu.Item>
        <Menu.Item onClick={() => save('leads.xlsx', { show: 'all' })}>
          Все заявки в Эксель
          <What>{all}</What>
        </Menu.Item>
        <Menu.Item onClick={() => save('leads.csv', filters)}>
          Этот список для других программ
          <What>Файл CSV, {shown}</What>
        </Menu.Item>
        <Menu.Item onClick={() => save('conversions.csv', filters)}>
          Конверсии для Метрики
          <What>{shown}</What>
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to="/leads/erase" color="red">
          Удалить данные человека
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function save(file: string, filters: LeadFilters): void {
  download(`/api/leads/${file}`, filters).catch(({ message }: Error) => notifications.show({ color: 'red', message }));
}

const rows = (count: number) => counted(count, LEADS);

function What({ children }: { children: React.ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
