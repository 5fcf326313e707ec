/**
 * Runs `act` after the next frame, which a request for code delays by 5–8 ms on a slow phone; at once in a hidden
 * document, which has no frames.
 */
export function afterFrame(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
