import { ActionIcon, Group, Menu, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';

const MODES = [
  { value: 'point', label: 'Править' },
  { value: 'visit', label: 'Смотреть' },
];

const WIDTHS = [
  { value: '390', label: 'Телефон' },
  { value: '768', label: 'Планшет' },
  { value: '1440', label: 'Ноутбук' },
];

type Props = {
  /** A phone has the room of one short row: the mode moves into the menu. */
  readonly isPhone: boolean;
  readonly isPointing: boolean;
  readonly onPointing: (isPointing: boolean) => void;
  readonly width: string;
  readonly onWidth: (width: string) => void;
  readonly share: ReactNode;
  readonly onReload: () => void;
  /** `null` while there is no page. */
  readonly onApart: (() => void) | null;
  readonly onHide: () => void;
};

export function PreviewToolbar(props: Props) {
  const { isPhone, isPointing, onPointing, width, onWidth, share, onReload, onApart, onHide } = props;
  return (
    <Group justify="space-between" gap={8} wrap={isPhone ? 'nowrap' : 'wrap'} flex={isPhone ? 'none' : undefined}>
      {!isPhone && (
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            data={MODES}
            value={isPointing ? 'point' : 'visit'}
            onChange={(mode) => onPointing(mode === 'point')}
            aria-label="Что делает щелчок по странице"
          />
          <SegmentedControl size="xs" data={WIDTHS} value={width} onChange={onWidth} aria-label="Ширина экрана" />
        </Group>
      )}
      <Group gap={4} wrap="nowrap">
        {share}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label="Что ещё сделать со страницей">
              ⋯
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isPhone && (
              <Menu.Item onClick={() => onPointing(!isPointing)}>
                {isPointing ? 'Ходить по ссылкам' : 'Править касанием'}
              </Menu.Item>
            )}
            <Menu.Item onClick={onReload}>Обновить просмотр</Menu.Item>
            <Menu.Item onClick={() => onApart?.()} disabled={onApart === null}>
              Открыть в новом окне
            </Menu.Item>
            <Menu.Item onClick={onHide}>Закрыть просмотр</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Group>
  );
}
