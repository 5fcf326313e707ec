/** Replaces `site/shell/navigation/go.ts`: every navigation of a peer loads a document. */
export const go = async (to: string) => location.assign(to);
