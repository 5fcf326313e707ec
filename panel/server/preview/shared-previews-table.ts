export type SharedPreviewsTable = {
  shared_previews: {
    id: string;
    file: string;
    text: string;
    made_by: string;
    made_at: string;
    until: string;
  };
};
