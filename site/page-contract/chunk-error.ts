/** The page's code is unavailable: its chunk failed to load, or the page's data belongs to another build. */
export class ChunkError extends Error {}
