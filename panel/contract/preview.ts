/** Answer of `POST /api/preview`: an address for the frame beside the form. 422 answers `Refused`. */
export type PreviewMade = {
  readonly token: string;
  /** Of the page that shows the draft, on the site: `/works/dvushka`. */
  readonly path: string;
};

/** Answer of `POST /api/preview/share`: a link that needs no account. */
export type PreviewShared = {
  readonly url: string;
  /** ISO moment. */
  readonly until: string;
};

/** What the frame tells the pane around it. */
export type PreviewPlace = {
  /** The pane has been heard: the page stands where it was told to. */
  readonly isReady: boolean;
  readonly path: string;
  readonly search: string;
  readonly top: number;
};
