/** Replaces `site/shell/navigation/use-on-navigation.ts`: every navigation of a peer loads a document. */
export function useOnNavigation(): void {}
