/** Of seven days. */
export type VisitWeek = {
  /** ISO days by the company's clock, both included. */
  readonly from: string;
  readonly to: string;
  readonly arrivals: number;
  readonly views: number;
  /** People who wrote, as the store of leads has them; `null`: there is no store to ask. */
  readonly leads: number | null;
};

/** A page, a source or a goal in the week and in the one before. */
export type VisitLine = { readonly name: string; readonly week: number; readonly before: number };

/** What the last seven whole days brought, beside the seven before them. */
export type VisitFigures = {
  /** The first day that was counted; `null`: nothing has been. */
  readonly since: string | null;
  readonly week: VisitWeek;
  readonly before: VisitWeek;
  readonly today: { readonly arrivals: number; readonly views: number };
  /** The most frequent first. */
  readonly pages: readonly VisitLine[];
  readonly sources: readonly VisitLine[];
  readonly goals: readonly VisitLine[];
};

/** Leads for each hundred arrivals, `null` where there is nothing to divide. */
export function leadsPerHundred({ leads, arrivals }: Pick<VisitWeek, 'leads' | 'arrivals'>): number | null {
  return leads === null || arrivals === 0 ? null : (leads / arrivals) * 100;
}
