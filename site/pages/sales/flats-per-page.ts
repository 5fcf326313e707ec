export const FLATS_PER_PAGE = 24;
