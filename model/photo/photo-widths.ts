/** Widths of AVIF files in px: CSS pixels × pixel density. Photographs are never upscaled. */
export const AVIF_WIDTHS = [480, 800, 1200, 1600, 2400] as const;
/** Widths of the WebP fallback for browsers without AVIF. */
export const WEBP_WIDTHS = [800, 1600] as const;
/** Nothing larger is shown, so uploads are reduced to it. */
export const MAX_PHOTO_PX = Math.max(...AVIF_WIDTHS);
