import type { Content } from '../../model/content.ts';
import { drawingUrl } from '../../model/drawing/drawing-url.ts';

export type DrawingView = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly followsText?: boolean;
};

export function toDrawingView({ drawings }: Pick<Content, 'drawings'>, file: string): DrawingView {
  const drawing = drawings.get(file);
  if (!drawing) throw new Error(`Drawing ${file} passed the content check but is not in the index`);
  const { width, height, followsText } = drawing;
  return { url: drawingUrl(file, drawing), width, height, ...(followsText ? { followsText } : {}) };
}
