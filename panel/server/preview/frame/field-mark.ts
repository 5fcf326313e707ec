import type { Hit } from './page-things.ts';
import { boxOf, elementOf } from './page-things.ts';

/** Height in pixels above a text within which its label would leave the window or lie below the header. */
const LABEL_PX = 32;
/** Distance of a label from the edge of the window. */
const EDGE_PX = 4;

type Looks = {
  /** Entry whose form is open; fields of other entries look different. */
  readonly openFile: string;
  /** Scale of the frame, in which labels must be readable. */
  readonly scale: number;
};

/** Returns a box around a text or a picture, drawn outside of what React renders. What the pointer meets is labelled. */
export function fieldMark(kind: 'hover' | 'chosen') {
  const mark = document.createElement('div');
  const label = document.createElement('span');
  mark.className = 'draft-mark';
  mark.dataset.kind = kind;
  mark.hidden = true;
  mark.setAttribute('aria-hidden', 'true');
  // The form shows the name of the chosen field, and a label would cover the line above.
  if (kind === 'hover') mark.append(label);
  document.documentElement.append(mark);
  return function draw(hit: Hit | null, { openFile, scale }: Looks): void {
    const box = hit && boxOf(hit.thing);
    mark.hidden = !box || box.width === 0;
    if (!box || mark.hidden) return;
    const { file, title, entry } = hit.field;
    const isOpen = file === openFile;
    const words = isOpen ? title : `${entry} → ${title}`;
    // Equal words are not written again: the page is laid out for each letter typed in the form.
    if (label.textContent !== words) label.textContent = words;
    mark.toggleAttribute('data-elsewhere', !isOpen);
    const isInMain = elementOf(hit.thing)?.closest('main') != null;
    const covered = isInMain ? (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) : 0;
    mark.toggleAttribute('data-in-main', isInMain);
    mark.toggleAttribute('data-below', (box.top - covered) * scale < LABEL_PX);
    mark.style.setProperty('--scale', String(scale));
    mark.style.left = `${box.left + scrollX}px`;
    mark.style.top = `${box.top + scrollY}px`;
    mark.style.width = `${box.width}px`;
    mark.style.height = `${box.height}px`;
    const most = document.documentElement.clientWidth - EDGE_PX / scale - label.offsetWidth;
    label.style.left = `${Math.min(-5 / scale, most - box.left)}px`;
  };
}
