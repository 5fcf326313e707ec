import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PublishMessage, PublishRequest } from './messages.ts';

export type SupervisorEvents = {
  onProgress(message: Extract<PublishMessage, { type: 'progress' }>): void;
  onPublished(message: Extract<PublishMessage, { type: 'published' }>): void;
  onFailed(message: Extract<PublishMessage, { type: 'failed' }>): void;
};

const PROCESS_FILE = fileURLToPath(new URL('./process.ts', import.meta.url));
/** After this long without work the process ends, and its memory is free. */
const IDLE_MS = 5 * 60_000;

/** Runs the publishing process when there is something to publish; several requests at once become one. */
export class PublishSupervisor {
  readonly #events: SupervisorEvents;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #number = 0;
  #running = false;
  #again = false;

  constructor(events: SupervisorEvents) {
    this.#events = events;
  }

  /** Publishes soon. A request during a run makes one more run after it. */
  request(): void {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = true;
    clearTimeout(this.#idle);
    this.#number += 1;
    const message: PublishRequest = { type: 'publish', number: this.#number };
    this.#start().send(message);
  }

  stop(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    child?.disconnect();
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(PROCESS_FILE, [], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child.on('message', (message: PublishMessage) => this.#receive(message));
    child.on('exit', (code, signal) => this.#ended(child, code ?? signal));
    this.#child = child;
    return child;
  }

  #receive(message: PublishMessage): void {
    if (message.type === 'progress') {
      this.#events.onProgress(message);
      return;
    }
    this.#running = false;
    if (message.type === 'published') this.#events.onPublished(message);
    else this.#events.onFailed(message);
    if (this.#again) {
      this.#again = false;
      this.request();
      return;
    }
    this.#idle = setTimeout(() => this.stop(), IDLE_MS);
    this.#idle.unref();
  }

  #ended(child: ChildProcess, how: number | string | null): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    if (!this.#running) return;
    this.#running = false;
    this.#events.onFailed({
      type: 'failed',
      number: this.#number,
      refused: false,
      message: `The publishing process ended (${how}) before it was done.`,
    });
  }
}
