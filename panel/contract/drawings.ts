export type DrawingNames = { readonly names: readonly string[] };

export type DrawingRequest = { readonly name: string; readonly svg: string };

/** Stored file name; it differs from the requested one if another drawing already has that name. */
export type DrawingTaken = { readonly name: string };
