import type { PhotoProbe } from './photo-probe.ts';

/** Looks into no picture. */
export const probe: PhotoProbe = async () => ({ width: 3, height: 2, color: '#aabbcc', hash: '0123456789' });
