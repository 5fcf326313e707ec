import type { PublishStep } from './progress.ts';

/** From the server to the publishing process. */
export type PublishRequest = { readonly type: 'publish'; readonly number: number };

/** From the publishing process to the server. */
export type PublishMessage =
  | { readonly type: 'progress'; readonly step: PublishStep; readonly done: number; readonly total: number }
  | {
      readonly type: 'published';
      readonly number: number;
      readonly releaseId: string;
      readonly releaseDir: string;
      readonly pages: number;
      readonly rendered: number;
      readonly changed: boolean;
      readonly milliseconds: number;
      /** ISO moment of the next publish that the calendar asks for. */
      readonly changesAt: string | null;
    }
  | {
      readonly type: 'failed';
      readonly number: number;
      /** Whether the content is at fault: then the message is for an editor. */
      readonly refused: boolean;
      readonly message: string;
    };
