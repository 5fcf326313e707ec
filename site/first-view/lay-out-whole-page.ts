/** Ends the deferred layout of `near.css`. */
export function layOutWholePage(): void {
  document.documentElement.dataset.laidOut = '';
}
