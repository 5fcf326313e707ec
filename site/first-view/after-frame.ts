/** Runs `act` after the next frame. A request for code delays a frame by 5–8 ms on a slow phone. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
