import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Box } from '@mantine/core';
import type { ReactNode } from 'react';

type ListProps = {
  readonly keys: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
};

/** A list sortable by dragging or, with the handle focused, by space and arrow keys. */
export function SortableList({ keys, onMove, children }: ListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd} accessibility={RUSSIAN}>
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = { readonly id: string; readonly title: string; readonly children: (handle: ReactNode) => ReactNode };

export function SortableItem({ id, title, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      variant="subtle"
      color="gray"
      style={{ cursor: 'grab', touchAction: 'none' }}
      {...attributes}
      {...listeners}
      aria-label={`Переставить: ${title}`}
    >
      ⠿
    </ActionIcon>
  );
  return (
    <Box
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        zIndex: isDragging ? 1 : 'auto',
        position: 'relative',
      }}
    >
      {children(handle)}
    </Box>
  );
}

const place = (data: { sortable?: { index?: number } } | undefined) => (data?.sortable?.index ?? 0) + 1;

const RUSSIAN = {
  screenReaderInstructions: {
    draggable: 'Пробел — взять, стрелки — переставить, пробел — положить, Escape — вернуть на место.',
  },
  announcements: {
    onDragStart: ({ active }: { active: { data: { current?: object | undefined } } }) =>
      `Взято, место ${place(active.data.current)}.`,
    onDragOver: ({ over }: { over: { data: { current?: object | undefined } } | null }) =>
      over ? `Теперь место ${place(over.data.current)}.` : undefined,
    onDragEnd: ({ over }: { over: { data: { current?: object | undefined } } | null }) =>
      over ? `Положено, место ${place(over.data.current)}.` : 'Положено.',
    onDragCancel: () => 'Возвращено на место.',
  },
};
