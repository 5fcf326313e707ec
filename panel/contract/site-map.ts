export type SitePage = {
  /** Path on the site. */
  readonly path: string;
  readonly name: string;
  /** Address on the panel of the released page without its code. */
  readonly picture: string;
  /** Path of the panel where the page is edited. */
  readonly edit: string;
};

export type SiteSection = { readonly title: string; readonly pages: readonly SitePage[] };

/** Pages of the live release; empty before the first publish. */
export type SiteMap = { readonly siteUrl: string; readonly sections: readonly SiteSection[] };
