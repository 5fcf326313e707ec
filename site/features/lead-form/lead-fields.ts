export const LEAD_FIELDS = ['name', 'phone', 'comment', 'consent'] as const;
/** A field that may have a problem, in the order in which they stand in the form. */
export type LeadField = (typeof LEAD_FIELDS)[number];
