import sharp from 'sharp';
import { formatNumber } from '../../../model/format/area.ts';
import type { Plan } from '../../../model/kinds/plan.ts';
import { doorShape, frameBox, roomLabel, typeScale, windowShape } from '../../../model/plan-drawing/plan-geometry.ts';
import { INNER_WALL_M, OUTER_WALL_M, px } from '../../../model/plan-drawing/plan-units.ts';
import { boxesPath, doorPath } from '../../../model/plan-drawing/shape-path.ts';
import { drawText } from '../images/draw-text.ts';

const INK = '#1d2320';
const MUTED = '#59635e';
const WET = '#e3ebee';
const NAME_SIZE = 10.5;
const AREA_SIZE = 13;

export async function drawPlan(plan: Plan, widthPx: number): Promise<Buffer> {
  const frame = frameBox(plan, false);
  const scale = widthPx / px(frame.width);
  const heightPx = Math.round(px(frame.height) * scale);
  const labels = await Promise.all(plan.rooms.map((room) => drawLabel(room, { scale, type: typeScale(plan) })));
  const placed = labels.flat().map(({ data, width, height, x, y }) => ({
    input: data,
    left: clamp((x - px(frame.x)) * scale - width / 2, widthPx - width),
    top: clamp((y - px(frame.y)) * scale - height, heightPx - height),
  }));
  return sharp(Buffer.from(svgOf(plan, { widthPx, heightPx })))
    .flatten({ background: '#fff' })
    .composite(placed)
    .jpeg({ quality: 88 })
    .toBuffer();
}

function svgOf(plan: Plan, { widthPx, heightPx }: { widthPx: number; heightPx: number }): string {
  const { x, y, width, height } = frameBox(plan, false);
  const half = OUTER_WALL_M / 2;
  const outer = { x: -half, y: -half, width: plan.width + 2 * half, height: plan.height + 2 * half };
  const inner = plan.walls.map(({ x1, y1, x2, y2 }) => `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`).join('');
  const windows = plan.windows.map(windowShape);
  const gaps = [...windows.map(({ gap }) => gap), ...plan.doors.map((door) => doorShape(door).gap)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${px(x)} ${px(y)} ${px(width)} ${px(height)}">`,
    `<path fill="${WET}" d="${boxesPath(plan.rooms.filter(({ wet }) => wet))}"/>`,
    `<g fill="none" stroke="${INK}">`,
    plan.loggia ? `<path d="${boxesPath([plan.loggia])}"/>` : '',
    `<path d="${boxesPath([outer])}" stroke-width="${px(OUTER_WALL_M)}"/>`,
    `<path d="${inner}" stroke-width="${px(INNER_WALL_M)}"/>`,
    '</g>',
    `<path fill="#fff" d="${boxesPath(gaps)}"/>`,
    `<path fill="#fff" stroke="${INK}" d="${boxesPath(windows.map(({ frame }) => frame))}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="0.9" d="${plan.doors.map(doorPath).join('')}"/>`,
    '</svg>',
  ].join('');
}

type Label = {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
};

async function drawLabel(
  room: Plan['rooms'][number],
  { scale, type }: { scale: number; type: number },
): Promise<Label[]> {
  const { name, areaM2, width } = room;
  const { x, y } = roomLabel(room, type);
  const widthPx = Math.max(60, Math.round(px(width) * scale));
  const [title, area] = await Promise.all([
    drawText(name, { sizePx: Math.round(NAME_SIZE * scale * type), colour: MUTED, widthPx }),
    drawText(formatNumber(areaM2), { sizePx: Math.round(AREA_SIZE * scale * type), colour: INK, widthPx }),
  ]);
  return [
    { ...title, x: px(x), y: px(y) },
    { ...area, x: px(x), y: px(y) + (AREA_SIZE + 4) * type },
  ];
}

function clamp(value: number, most: number): number {
  return Math.round(Math.min(Math.max(0, value), Math.max(0, most)));
}
