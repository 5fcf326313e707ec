/** How many flats a page of the list holds. */
export const FLATS_PER_PAGE = 24;
