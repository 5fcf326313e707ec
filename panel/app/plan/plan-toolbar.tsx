import { Button, Group, Menu } from '@mantine/core';
import type { Field } from '../../../model/fields/field-tree.ts';
import { capitalize } from '../../../model/format/capitalize.ts';
import { marksByRooms, wallsByRooms } from './from-rooms.ts';
import { newPart, newPiece, PIECE_KINDS, quarterTurn } from './new-part.ts';
import { pieceNames } from './part-words.ts';
import type { PieceFacts, PlanFacts } from './plan-facts.ts';
import type { Known, Part } from './plan-parts.ts';
import { known, withFacts, withPart } from './plan-parts.ts';

type Props = {
  field: Field;
  plan: PlanFacts;
  chosen: Part | null;
  zoom: number;
  setZoom: (zoom: number) => void;
  choose: (part: Part | null) => void;
  change: (plan: PlanFacts) => void;
  remove: (part: Part) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
};

const ADDED = [
  ['rooms', 'Комната'],
  ['walls', 'Стена'],
  ['doors', 'Дверь'],
  ['windows', 'Окно'],
  ['loggia', 'Лоджия'],
] as const;
const ZOOMS = [1, 1.5, 2, 3, 4];

export function PlanToolbar(props: Props) {
  const { field, plan, chosen, zoom, setZoom, choose, change, remove, undo, redo } = props;
  const names = pieceNames(field);
  const found = chosen && known(plan, chosen);
  const piece = found?.kind === 'furniture' ? found.facts : null;

  function add(facts: Known) {
    const added = withPart(plan, facts);
    change(added.plan);
    choose(added.part);
  }

  function turn(facts: PieceFacts) {
    if (chosen) change(withFacts(plan, chosen, quarterTurn(facts)));
  }

  return (
    <Group gap="xs">
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button size="compact-sm">Добавить</Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflow: 'auto' }}>
          {ADDED.map(([kind, title]) => (
            <Menu.Item
              key={kind}
              disabled={kind === 'loggia' && plan.loggia !== undefined}
              onClick={() => add(newPart(plan, kind, chosen))}
            >
              {title}
            </Menu.Item>
          ))}
          <Menu.Label>Мебель</Menu.Label>
          {PIECE_KINDS.map((kind) => (
            <Menu.Item key={kind} onClick={() => add(newPiece(plan, kind, chosen))}>
              {capitalize(names[kind] ?? kind)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button.Group>
        <Tool title="Отменить" act={undo} />
        <Tool title="Вернуть" act={redo} />
      </Button.Group>
      <Button.Group>
        <Tool title="Повернуть" act={piece ? () => turn(piece) : null} />
        <Tool title="Удалить" act={chosen ? () => remove(chosen) : null} />
      </Button.Group>
      <Button.Group>
        <Tool title="Мельче" act={zoomTo(ZOOMS.findLast((value) => value < zoom))} />
        <Tool title="Крупнее" act={zoomTo(ZOOMS.find((value) => value > zoom))} />
      </Button.Group>
      <Tool title="Стены по комнатам" act={() => change({ ...plan, walls: wallsByRooms(plan) })} />
      <Tool title="Размеры по комнатам" act={() => change({ ...plan, ...marksByRooms(plan) })} />
    </Group>
  );

  function zoomTo(value: number | undefined) {
    return value === undefined ? null : () => setZoom(value);
  }
}

function Tool({ title, act }: { title: string; act: (() => void) | null }) {
  return (
    <Button size="compact-sm" variant="default" disabled={act === null} onClick={() => act?.()}>
      {title}
    </Button>
  );
}
