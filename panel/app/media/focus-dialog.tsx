import { Button, Group, Stack, Text } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useState } from 'react';
import css from './media.module.css';
import { thumbUrl } from './photo-value.ts';

/** Aspect ratios in which the site crops photographs, from `ratio` of `Photo` and from its styles. */
const SITE_SHAPES: readonly { readonly title: string; readonly ratio: number }[] = [
  { title: 'Обложка страницы', ratio: 2 },
  { title: 'Баннер, акция', ratio: 16 / 9 },
  { title: 'Карточка', ratio: 3 / 2 },
  { title: 'Карточка на телефоне', ratio: 4 / 3 },
  { title: 'Квадрат', ratio: 1 },
  { title: 'Портрет, галерея на телефоне', ratio: 4 / 5 },
];

type Point = { readonly x: number; readonly y: number };
type Props = {
  readonly file: string;
  readonly focus: string | undefined;
  readonly onFocus: (focus: string | undefined) => void;
};

const CENTRE: Point = { x: 50, y: 50 };
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Chooses the focal point that every crop must contain, with previews of the site's aspect ratios. */
export function FocusDialog({ file, focus, onFocus }: Props) {
  const [point, setPoint] = useState(() => pointOf(focus));
  const place = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    setPoint(within({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 }));
  };
  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 2;
    setPoint(({ x, y }) => within({ x: x + step.x * size, y: y + step.y * size }));
  }
  const position = `${point.x}% ${point.y}%`;
  return (
    <div className={css.withTools}>
      <button
        type="button"
        className={css.focusPicture}
        aria-label={`Главная точка: ${point.x} % слева, ${point.y} % сверху. Двигайте стрелками`}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          place(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && place(event)}
      >
        <img src={thumbUrl(file, 1280)} alt="" draggable={false} />
        <span className={css.focusPoint} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <Stack className={css.tools}>
        <Text size="sm">Нажмите на то, что нельзя отрезать. Точку двигают и стрелками.</Text>
        <div className={css.shapes}>
          {SITE_SHAPES.map(({ title, ratio }) => (
            <figure key={title} className={css.shape}>
              <img src={thumbUrl(file)} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
              <figcaption>{title}</figcaption>
            </figure>
          ))}
        </div>
        <Group justify="flex-end" mt="auto">
          <Button variant="default" onClick={() => onFocus(undefined)}>
            Середина
          </Button>
          <Button onClick={() => onFocus(position)}>Готово</Button>
        </Group>
      </Stack>
    </div>
  );
}

function pointOf(focus: string | undefined): Point {
  const [x, y] = (focus ?? '').split(' ').map((part) => Number.parseInt(part, 10));
  return x === undefined || y === undefined || Number.isNaN(x + y) ? CENTRE : { x, y };
}

function within({ x, y }: Point): Point {
  const part = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
  return { x: part(x), y: part(y) };
}
