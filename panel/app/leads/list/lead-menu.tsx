import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useBell } from '../news/use-bell.ts';

/** What is done with the list as a whole. */
export function LeadMenu({ search }: { search: string }) {
  const bell = useBell();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="md" px="sm">
          Ещё
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={bell.toggle}>{bell.isOn ? 'Не звонить о новых' : 'Звонить о новых'}</Menu.Item>
        <Menu.Divider />
        <Menu.Label c="gray.8">Выгрузить этот список</Menu.Label>
        <Menu.Item component="a" href={`/api/leads/leads.csv?${search}`} download>
          Таблица для Экселя
        </Menu.Item>
        <Menu.Item component="a" href={`/api/leads/conversions.csv?${search}`} download>
          Конверсии для Метрики
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to="/leads/erase" color="red.9">
          Удалить данные человека
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
