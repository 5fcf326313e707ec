import type { Paper } from '../content.ts';

type Section = Paper['checklist'][number];

export type NumberedPoint = Section['points'][number] & { readonly number: number };

export type NumberedSection = Omit<Section, 'points'> & {
  /** Element id of the heading: `part-1`. */
  readonly id: string;
  readonly points: readonly NumberedPoint[];
};

export type NumberedChecklist = {
  readonly sections: readonly NumberedSection[];
  readonly points: number;
  /** Points that apply to a flat without final finish. */
  readonly roughPoints: number;
};

/** Numbers the points across all sections, so that «пункт 31» is unique. */
export function numberedChecklist(sections: readonly Section[]): NumberedChecklist {
  let number = 0;
  let roughPoints = 0;
  const numbered = sections.map((section, index) => {
    if (section.isRough) roughPoints += section.points.length;
    return {
      ...section,
      id: `part-${index + 1}`,
      points: section.points.map((point) => ({ ...point, number: ++number })),
    };
  });
  return { sections: numbered, points: number, roughPoints };
}
