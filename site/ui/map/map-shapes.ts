/** The drawing is 1440 × 560 units: the centre of Kaliningrad, north up, not to a surveyor's scale. */
export const MAP_WIDTH = 1440;
export const MAP_HEIGHT = 560;

export const RIVER = {
  north: 'M-20 330C160 322 330 352 520 322S700 252 820 246 1010 262 1100 226 1320 150 1460 128',
  south: 'M600 312C680 352 760 376 850 366S980 330 1060 352 1300 436 1460 440',
  between: 'M972 258C990 290 1000 316 1016 342',
} as const;

export const ISLAND = 'M676 306C720 278 800 268 872 272c40 2 66 10 78 30-20 30-70 44-122 44-60 0-112-14-152-40z';
export const CATHEDRAL = 'M846 292h52v12h-52zM838 288h10v20h-10z';

export const ROADS = {
  wide: 'M760-10C748 150 742 260 748 330S760 470 748 580M-10 196C220 180 420 202 640 176S1080 130 1450 20',
  middle:
    'M-10 452C260 430 520 470 748 452S1180 500 1450 520M330-10C342 160 352 300 330 580M1150-10C1140 140 1190 330 1180 580',
  narrow: 'M520-10V200M960-10 940 150M520 340C530 430 540 500 530 580M960 470V580M120 190V580',
} as const;

const BLOCK_WIDTH = 64;
const BLOCK_HEIGHT = 46;
/** One plot in eight stays empty, as yards and squares do. */
const EMPTY_PLOTS = 32;

/** Houses on a loose grid; the same every time, so that server and browser draw the same town. */
export function houses(): string {
  const drawn: string[] = [];
  for (let row = 0; row * BLOCK_HEIGHT < MAP_HEIGHT + 120; row += 1) {
    for (let column = 0; column * BLOCK_WIDTH < MAP_WIDTH + 120; column += 1) {
      const dice = scatter(row, column);
      if (dice < EMPTY_PLOTS) continue;
      const x = column * BLOCK_WIDTH - 40 + (dice % 9);
      const y = row * BLOCK_HEIGHT - 44 + (dice % 5);
      drawn.push(`M${x} ${y}h${34 + (dice % 22)}v${22 + ((dice >> 2) % 14)}h${-34 - (dice % 22)}z`);
    }
  }
  return drawn.join('');
}

/** 0..255, without a visible pattern. */
function scatter(row: number, column: number): number {
  let mixed = (row * 374_761_393 + column * 668_265_263) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return (mixed ^ (mixed >>> 16)) & 255;
}
