import type { Content } from '../../model/content.ts';
import { drawingUrl } from '../../model/drawing/drawing-url.ts';
import type { ReleaseWriter } from './release-writer.ts';

type Job = { readonly content: Pick<Content, 'brand' | 'drawings'>; readonly writer: ReleaseWriter };

export const FAVICON_URL = '/favicon.svg';

export async function publishDrawings({ content, writer }: Job): Promise<void> {
  for (const [path, svg] of drawingFiles(content)) {
    const facts =
      path === FAVICON_URL ? ({ cache: 'short' } as const) : ({ cache: 'immutable', effort: 'utmost' } as const);
    await writer.write(path, path.slice(1), Buffer.from(svg), facts);
  }
}

export function drawingFiles({ brand, drawings }: Job['content']): Map<string, string> {
  const files = new Map([...drawings].map(([file, drawing]) => [drawingUrl(file, drawing), drawing.svg]));
  return files.set(FAVICON_URL, drawings.get(brand.favicon)?.svg ?? '');
}
