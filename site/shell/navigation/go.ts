export type GoOptions = {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  readonly viewTransition?: boolean;
};

/** The part of the router that pages use; paths have no prefix. */
export type Navigator = {
  /** Resolves on arrival. */
  navigate(to: string, options?: GoOptions): Promise<void>;
  /** Loads the data of the current page again. */
  revalidate(): Promise<void>;
};

let loadNavigator: () => Promise<Navigator>;
let openWithoutRouter: (to: string) => void;

/** @param open opens a page when the router's code does not load */
export function setNavigator(load: () => Promise<Navigator>, open: (to: string) => void): void {
  loadNavigator = load;
  openWithoutRouter = open;
}

/** Navigates within the site and resolves on arrival. Loads the router at the first call. */
export async function go(to: string, options?: GoOptions): Promise<void> {
  const navigator = await loadNavigator().catch(() => null);
  if (navigator) await navigator.navigate(to, options);
  else openWithoutRouter(to);
}

/** @throws when the router's code does not load */
export async function revalidate(): Promise<void> {
  await (await loadNavigator()).revalidate();
}
