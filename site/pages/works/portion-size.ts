/** How many works a page of the list holds. */
export const WORKS_PER_PAGE = 24;
