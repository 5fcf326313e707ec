/** Body of a 200 response of `POST /api/preview`: the URL of the frame next to the form. 422 answers `Refused`. */
export type PreviewMade = {
  readonly token: string;
  /** Path on the site of the page that shows the draft: `/works/dvushka`. */
  readonly path: string;
};

export type PreviewShared = {
  readonly url: string;
  readonly until: string;
};

/** Message from the preview frame to the pane that contains it. */
export type PreviewPlace = {
  /** The frame has received the pane's scroll position and restored it. */
  readonly isReady: boolean;
  readonly path: string;
  readonly search: string;
  readonly top: number;
};
