import type { Paper } from '../content.ts';

type Section = Paper['checklist'][number];

export type NumberedPoint = Section['points'][number] & { readonly number: number };

export type NumberedSection = Omit<Section, 'points'> & { readonly points: readonly NumberedPoint[] };

export type NumberedChecklist = {
  readonly sections: readonly NumberedSection[];
  readonly points: number;
  /** Of them those that are checked where there is no final finish. */
  readonly roughPoints: number;
};

/** Numbers run through the whole sheet: «пункт 31» is one point. */
export function numberedChecklist(sections: readonly Section[]): NumberedChecklist {
  let number = 0;
  let roughPoints = 0;
  const numbered = sections.map((section) => {
    if (section.isRough) roughPoints += section.points.length;
    return { ...section, points: section.points.map((point) => ({ ...point, number: ++number })) };
  });
  return { sections: numbered, points: number, roughPoints };
}
