const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * Combines square PNGs into one `.ico`. Layout: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoOf(pngs: readonly Buffer[], sizesPx: readonly number[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach((png, index) => {
    const at = HEADER_BYTES + ENTRY_BYTES * index;
    const sizePx = sizesPx[index] ?? 0;
    head.writeUInt8(sizePx, at);
    head.writeUInt8(sizePx, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs]);
}
