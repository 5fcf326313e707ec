import type { PhotoProbe } from './photo-probe.ts';

/** Returns fixed photo metadata without reading the file. */
export const probe: PhotoProbe = async () => ({ width: 3, height: 2, color: '#aabbcc', hash: '0123456789' });
