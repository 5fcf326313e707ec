/** In place of `site/shell/navigation/use-on-navigation.ts`: whoever navigates gets another document. */
export function useOnNavigation(): void {}
