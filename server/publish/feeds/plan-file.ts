import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Content } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { drawPlan } from './draw-plan.ts';

export type PlanFile = {
  readonly name: string;
  draw(): Promise<Buffer>;
};

/** Increase when a code change alters the look of the plans. */
const REVISION = 1;
const WIDTH_PX = 1200;

/** Returns `null` when the plan is a photograph, which is encoded like all others. */
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

/** CSS variables have no value outside a page and become black. */
function drawSvg(svg: string): Promise<Buffer> {
  const alone = svg.replace(/var\([^()]*\)/g, 'currentColor');
  return sharp(Buffer.from(alone))
    .resize({ width: WIDTH_PX })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88 })
    .toBuffer();
}
