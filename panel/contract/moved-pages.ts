import type { FolderName } from '../../model/kinds/kinds.ts';

export type SitePage = {
  readonly path: string;
  /** Title and description that search engines get now. */
  readonly title: string;
  readonly description: string;
  /** Entry whose page it is; `null` for pages without an entry of their own. */
  readonly entry: { readonly kind: FolderName; readonly file: string } | null;
  /** Whether the entry states its own title and description for search engines. */
  readonly hasOwnTitle: boolean;
  readonly hasOwnDescription: boolean;
};

/** Pages that search engines may list: the targets of redirects. */
export type SitePages = { readonly pages: readonly SitePage[] };

/** Problems of redirects by their place in the list, as publishing would report them. */
export type RedirectProblems = { readonly problems: readonly { readonly index: number; readonly message: string }[] };
