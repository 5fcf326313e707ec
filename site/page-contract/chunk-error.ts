/** The code of a page is not here: its part did not load, or the page's data is of another build. */
export class ChunkError extends Error {}
