export type SharedPreviewsTable = {
  shared_previews: {
    id: string;
    file: string;
    /** The file as it was when the link was made. */
    text: string;
    made_by: string;
    made_at: string;
    until: string;
  };
};
