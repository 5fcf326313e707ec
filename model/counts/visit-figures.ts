export type VisitWeek = {
  /** ISO days in the company's time zone, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly arrivals: number;
  readonly views: number;
  /** Number of leads in the lead database; `null` when it is not available. */
  readonly leads: number | null;
};

export type VisitLine = { readonly name: string; readonly week: number; readonly before: number };

export type VisitFigures = {
  readonly since: string | null;
  readonly week: VisitWeek;
  readonly before: VisitWeek;
  readonly today: { readonly arrivals: number; readonly views: number };
  readonly pages: readonly VisitLine[];
  readonly sources: readonly VisitLine[];
  readonly goals: readonly VisitLine[];
};

/** Returns leads per 100 visits; `null` when there is no lead data or no visits. */
export function leadsPerHundred({ leads, arrivals }: Pick<VisitWeek, 'leads' | 'arrivals'>): number | null {
  return leads === null || arrivals === 0 ? null : (leads / arrivals) * 100;
}
