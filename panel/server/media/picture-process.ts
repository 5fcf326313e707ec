import { Refusal } from '../http/route.ts';
import type { Answer, Request } from './picture-tasks.ts';
import { pictureTasks } from './picture-tasks.ts';

/** Child process for images: it isolates the memory use and crashes of decoders from the panel. */
process.on('message', async ({ id, name, task }: Request) => {
  const answer = await pictureTasks[name](task).then(
    (value): Answer => ({ id, value }),
    (error: unknown): Answer => {
      if (error instanceof Refusal) return { id, refusal: error.message };
      return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    },
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
