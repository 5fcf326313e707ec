/** SVG files of the content folder, by name. */
export type DrawingNames = { readonly names: readonly string[] };

export type DrawingRequest = { readonly name: string; readonly svg: string };

/** Under which name it lies now: another one where its own was taken by another drawing. */
export type DrawingTaken = { readonly name: string };
