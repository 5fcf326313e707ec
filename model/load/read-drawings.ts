import type { Drawing } from '../content.ts';
import { drawingNameProblem } from '../drawing/drawing-name.ts';
import type { ContentFolder } from './content-folder.ts';
import { readSvg } from './read-svg.ts';

const FOLDER = 'drawings';

export async function readDrawings(folder: ContentFolder): Promise<Map<string, Drawing>> {
  const drawings = new Map<string, Drawing>();
  const { files, folders } = await folder.list(FOLDER);
  for (const name of folders) {
    const message = `Папки внутри ${FOLDER} не читаются. Переложите рисунки выше или уберите её.`;
    folder.report([{ file: `${FOLDER}/${name}`, message }]);
  }
  for (const name of files) {
    const file = `${FOLDER}/${name}`;
    const problem = drawingNameProblem(name);
    if (problem !== null) folder.report([{ file, message: problem }]);
    const drawing = problem === null ? await folder.text(file, (source, bytes) => readSvg(file, source, bytes)) : null;
    if (drawing) drawings.set(name, drawing);
  }
  return drawings;
}
