import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Content } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { drawPlan } from './draw-plan.ts';

/** A plan as portals take it: a JPEG. */
export type PlanFile = {
  /** Under `/media/`; another one for whatever is drawn otherwise. */
  readonly name: string;
  draw(): Promise<Buffer>;
};

/** Raise it when the code that draws plans changes what they look like. */
const REVISION = 1;
const WIDTH_PX = 1200;

/** The plan that portals get of a flat; `null` where it is a photograph like others. */
export function planFile(
  { drawings }: Pick<Content, 'drawings'>,
  { plan, planDrawing }: Pick<Flat, 'plan' | 'planDrawing'>,
): PlanFile | null {
  const svg = planDrawing === undefined ? undefined : drawings.get(planDrawing)?.svg;
  if (plan) return { name: planName(plan), draw: () => drawPlan(plan, WIDTH_PX) };
  return svg === undefined ? null : { name: planName(svg), draw: () => drawSvg(svg) };
}

function planName(source: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify([REVISION, source]));
  return `plan-${hash.digest('hex').slice(0, 16)}.jpg`;
}

/** Colours that a page would lend to the drawing become black. */
function drawSvg(svg: string): Promise<Buffer> {
  const alone = svg.replace(/var\([^()]*\)/g, 'currentColor');
  return sharp(Buffer.from(alone))
    .resize({ width: WIDTH_PX })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
