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
let withoutRouter: Navigator;

/** @param fallback used while the router's code does not load */
export function setNavigator(load: () => Promise<Navigator>, fallback: Navigator): void {
  loadNavigator = load;
  withoutRouter = fallback;
}

/** Navigates within the site and resolves on arrival. Loads the router at the first call. */
export async function go(to: string, options?: GoOptions): Promise<void> {
  await (await navigator()).navigate(to, options);
}

export async function revalidate(): Promise<void> {
  await (await navigator()).revalidate();
}

const navigator = () => loadNavigator().catch(() => withoutRouter);
