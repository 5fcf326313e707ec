/**
 * Keeps an element in the top layer and inside the open modal dialog, because content outside a modal is inert.
 * Returns a function that removes the element.
 */
export function keepOnTop(element: HTMLElement): () => void {
  const place = () => {
    const home = openModal() ?? document.body;
    if (element.parentNode !== home) {
      move(element, home);
      // A dialog opened later is above the element, so re-enter the top layer.
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

/** `moveBefore`, where supported, preserves the focus, hover state and running animations. */
function move(element: Element, home: Element): void {
  if (element.isConnected && 'moveBefore' in home) home.moveBefore(element, null);
  else home.append(element);
}

/** Also false without popover support; the fixed position and `z-index` then apply. */
function isOnTop(element: Element): boolean {
  return 'popover' in HTMLElement.prototype && element.matches(':popover-open');
}
