export const WORKS_PER_PAGE = 24;
