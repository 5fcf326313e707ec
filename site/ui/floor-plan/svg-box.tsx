import { type Box, px } from './plan-geometry.ts';

type SvgBoxProps = Box & { className?: string | undefined; strokeWidth?: number };

/** A rectangle in metres. */
export function SvgBox({ x, y, width, height, ...rest }: SvgBoxProps) {
  return <rect x={px(x)} y={px(y)} width={px(width)} height={px(height)} {...rest} />;
}
