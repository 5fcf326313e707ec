export function isVisible(selector: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  });
}

/** Returns `started`, or the state that explains why the application has not started. */
export function stateOfStart(): string {
  if (document.documentElement.dataset.started !== undefined) return 'started';
  const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
  const came = performance.getEntriesByType('resource').map(({ name }) => name);
  return JSON.stringify({
    document: document.readyState,
    screen: document.visibilityState,
    hasPainted: performance.getEntriesByType('paint').length > 0,
    missingParts: parts.filter((part) => !came.includes(part)),
  });
}

/** Returns the sizes of plans that overflow their containers; fewer than five plans are a failure too. */
export function cutPlans(): string[] {
  const plans = [...document.querySelectorAll('main article svg')].filter(
    (svg) => svg.getBoundingClientRect().width > 60,
  );
  if (plans.length < 5) return [`${plans.length} plans`];
  return plans.flatMap((svg) => {
    const plan = svg.getBoundingClientRect();
    const place = (svg.parentElement ?? svg).getBoundingClientRect();
    const isInside = plan.top >= place.top - 1 && plan.bottom <= place.bottom + 1 && plan.right <= place.right + 1;
    return isInside ? [] : [`${plan.width} × ${plan.height} in ${place.width} × ${place.height}`];
  });
}

export function watchToasts(): void {
  const types: string[] = [];
  Object.assign(window, { toastTypes: types });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('[data-toast]')) types.push(toast.dataset.toast ?? '');
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-toast'] });
}

export function seenToasts(): string[] {
  return (window as unknown as { toastTypes: string[] }).toastTypes;
}

/** Returns the values and errors of a form for a failure message; empty when the form is gone. */
export function formState(selector: string): string {
  const form = document.querySelector<HTMLFormElement>(selector);
  if (!form) return '';
  const values = Object.fromEntries(new FormData(form));
  const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  return JSON.stringify({ values, invalid: form.querySelectorAll('[aria-invalid=true]').length, alerts });
}
