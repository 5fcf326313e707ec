export const WIDTH = 1600;
export const HEIGHT = 1067;
const FLOOR_Y = 800;

export type Paint = Readonly<Record<'wall' | 'shade' | 'light' | 'line' | 'dark' | 'action' | 'accent', string>>;

export function wall({ wall, light }: Paint): string {
  return rect(0, 0, WIDTH, FLOOR_Y, wall) + rect(0, FLOOR_Y - 26, WIDTH, 26, light) + rect(0, 0, WIDTH, 22, light);
}

export function floor({ shade, line }: Paint, look: 'boards' | 'screed'): string {
  const base = rect(0, FLOOR_Y, WIDTH, HEIGHT - FLOOR_Y, shade);
  if (look === 'screed') return base;
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = FLOOR_Y + row * 54;
    const joints = [0, 1, 2].map((joint) => `M${120 + joint * 740 + ((row * 290) % 740)} ${y}v54`);
    return `M0 ${y}h${WIDTH}${joints.join('')}`;
  });
  return base + stroke(rows.join(''), line, 2, 0.45);
}

export function windowOn(
  { light, line, accent, wall }: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const [middle, sill] = [x + width / 2, y + height];
  return [
    rect(x - 22, y - 22, width + 44, height + 44, light),
    rect(x, y, width, height, accent, 0.35),
    `<circle cx="${x + width * 0.72}" cy="${y + height * 0.3}" r="${height * 0.11}" fill="${light}"/>`,
    `<path d="M${x} ${sill}v-${height * 0.3}h${width * 0.16}v-${height * 0.12}h${width * 0.2}v${height * 0.2}h${width * 0.3}v-${height * 0.1}h${width * 0.34}v${height * 0.32}z" fill="${wall}"/>`,
    rect(middle - 9, y, 18, height, light),
    rect(x - 50, sill + 22, width + 100, 24, light),
    stroke(`M${x - 50} ${sill + 46}h${width + 100}`, line, 3, 0.5),
  ].join('');
}

export function door({ light, line, action }: Paint, x: number): string {
  return [
    rect(x - 26, 190, 352, FLOOR_Y - 190, light),
    rect(x, 216, 300, FLOOR_Y - 216, action, 0.85),
    stroke(`M${x + 44} 270h212v190h-212zM${x + 44} 510h212v240h-212z`, light, 4, 0.6),
    `<circle cx="${x + 266}" cy="520" r="13" fill="${light}"/>`,
    stroke(`M${x - 26} 190h352`, line, 3, 0.5),
  ].join('');
}

export function sofa({ action, dark, accent }: Paint, x: number): string {
  return [
    rect(x + 30, 560, 520, 200, action, 1, 36),
    rect(x - 20, 640, 90, 170, action, 1, 34),
    rect(x + 510, 640, 90, 170, action, 1, 34),
    rect(x + 30, 690, 520, 120, action),
    rect(x + 60, 690, 460, 74, dark, 0.16, 18),
    rect(x + 90, 590, 130, 120, accent, 1, 16),
    stroke(`M${x + 20} 810v40M${x + 560} 810v40`, dark, 12),
  ].join('');
}

export function plant({ action, line, light }: Paint, x: number): string {
  const leaves = ['M0 0c-70-60-90-150-60-230 60 60 80 150 60 230z', 'M0 0c70-50 100-130 84-200-60 40-94 120-84 200z'];
  return [
    ...leaves.map((leaf) => `<path transform="translate(${x + 60} 690)" d="${leaf}" fill="${line}"/>`),
    `<path transform="translate(${x + 60} 690)" d="M0 0c-10-90 0-200 30-290 30 100 20 210-30 290z" fill="${action}" opacity=".8"/>`,
    `<path d="M${x} 690h120l-18 150h-84z" fill="${light}"/>`,
    stroke(`M${x} 690h120`, line, 3, 0.6),
  ].join('');
}

export function pendants({ dark, accent }: Paint, x: number): string {
  return [0, 150, 300]
    .map((shift, index) => {
      const y = 250 + (index % 2) * 60;
      return `${stroke(`M${x + shift} 22V${y}`, dark, 4)}<path d="M${x + shift - 52} ${y + 56}a52 56 0 0 1 104 0z" fill="${accent}"/>`;
    })
    .join('');
}

export function bulb({ dark, accent }: Paint, x: number): string {
  return `${stroke(`M${x} 22v170`, dark, 4)}<circle cx="${x}" cy="226" r="34" fill="${accent}"/>`;
}

export function stripes({ light }: Paint): string {
  const lines = Array.from({ length: 20 }, (_, index) => `M${40 + index * 80} 22V774`);
  return stroke(lines.join(''), light, 6, 0.5);
}

/** Beacons on the wall, cables and boxes before plastering. */
export function conduits({ light, line, action }: Paint): string {
  const beacons = [200, 500, 1100, 1400].map((x) => `M${x} 40V760`).join('');
  const boxes = [300, 380, 980, 1260].map((x) => rect(x - 30, 560, 60, 60, light, 1, 10)).join('');
  return (
    stroke(beacons, light, 12) +
    stroke('M300 560V300H980V560M380 560V340H1260V560', action, 7) +
    boxes +
    stroke('M60 700H1540', line, 3, 0.4)
  );
}

export function ladder({ dark, accent }: Paint, x: number): string {
  const steps = [0, 1, 2, 3, 4].map((step) => `M${x + 74 - step * 16} ${420 + step * 90}h${60 + step * 32}`);
  return stroke(`M${x + 80} 350 ${x - 10} 880M${x + 130} 350l90 530`, dark, 14) + stroke(steps.join(''), accent, 14);
}

export function bucket({ action, dark, light }: Paint, x: number): string {
  return `<path d="M${x} 730h190l-24 160H${x + 24}z" fill="${action}"/>${stroke(`M${x + 4} 730a91 100 0 0 1 182 0`, dark, 7)}<ellipse cx="${x + 95}" cy="730" rx="95" ry="20" fill="${light}"/>`;
}

export function roller({ accent, dark, action }: Paint, x: number): string {
  return [
    rect(x, 22, 210, 320, accent, 0.4),
    rect(x, 300, 210, 84, accent, 1, 20),
    stroke(`M${x + 210} 342h44v110H${x + 105}v120`, dark, 12),
    rect(x + 84, 560, 42, 210, action, 1, 18),
  ].join('');
}

export function facade({ accent, wall, shade, light, line, action }: Paint): string {
  const windows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => {
      const isLit = (row * 5 + column * 3) % 7 === 0;
      const [x, y] = [330 + column * 166, 180 + row * 160];
      return rect(x, y, 110, 104, isLit ? accent : wall) + stroke(`M${x + 55} ${y}v104M${x} ${y + 104}h110`, light, 6);
    }),
  );
  return [
    rect(0, 0, WIDTH, HEIGHT, wall, 0.6),
    rect(90, 420, 200, 480, shade),
    rect(1330, 330, 220, 570, shade),
    rect(270, 120, 1060, 780, light),
    stroke('M270 120h1060', line, 8),
    ...windows,
    rect(740, 800, 120, 100, action),
    rect(0, 900, WIDTH, HEIGHT - 900, shade),
    stroke(`M0 900h${WIDTH}`, line, 3, 0.5),
  ].join('');
}

function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1, radius = 0): string {
  const round = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}

function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;
}
