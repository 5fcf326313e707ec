export type Heading = { readonly title: string; readonly lead?: string };

export function heading({ title, lead }: { title: string; lead?: string | undefined }): Heading {
  return { title, ...(lead ? { lead } : {}) };
}
