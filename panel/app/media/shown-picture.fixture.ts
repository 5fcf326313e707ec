import { onTestFinished, vi } from 'vitest';

/** Gives each picture 1200 × 600 points, shown 600 pixels wide, as a layout would. */
export function showPictures(): void {
  const sizes = [
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1200),
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600),
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300),
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300)),
  ];
  onTestFinished(() => {
    for (const size of sizes) size.mockRestore();
  });
}
