/**
 * Keeps an element above everything else and usable: in the top layer and, while a modal dialog is open, inside of it,
 * because whatever is outside of a modal dialog is inert. Call the result to take the element away.
 */
export function keepOnTop(element: HTMLElement): () => void {
  const place = () => {
    const home = openModal() ?? document.body;
    if (element.parentNode !== home) {
      move(element, home);
      // The dialog came later and lies above: the element enters the top layer anew.
      if (isOnTop(element)) element.hidePopover();
    }
    if (!isOnTop(element)) element.showPopover?.();
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  place();
  return () => {
    observer.disconnect();
    element.remove();
  };
}

function openModal(): Element | undefined {
  const modals = [...document.querySelectorAll('dialog:modal')];
  return modals.find((modal) => modal.contains(document.activeElement)) ?? modals.at(-1);
}

/** Where the browser can, without losing the focus, a running animation or the pointer that is over it. */
function move(element: Element, home: Element): void {
  if (element.isConnected && 'moveBefore' in home) home.moveBefore(element, null);
  else home.append(element);
}

/** False also in browsers without popovers, where a fixed position and a high layer have to do. */
function isOnTop(element: Element): boolean {
  return 'popover' in HTMLElement.prototype && element.matches(':popover-open');
}
