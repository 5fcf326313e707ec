import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { processVariables } from '../env.ts';
import type { FileState, PublishMessage, PublishRequest } from './messages.ts';

export type SupervisorEvents = {
  onProgress(message: Extract<PublishMessage, { type: 'progress' }>): void;
  onPublished(message: Extract<PublishMessage, { type: 'published' }>): void;
  onFailed(message: Extract<PublishMessage, { type: 'failed' }>): void;
  onAdvice?(message: Extract<PublishMessage, { type: 'advice' }>): void;
};

const PROCESS_FILE = fileURLToPath(new URL('./process.ts', import.meta.url));

const RULES = {
  /** Idle time after which the process ends to free its memory. */
  idleMs: 5 * 60_000,
  /** Time limit for parsing one file, which normally takes milliseconds. */
  fileMs: 15_000,
  /** Time limit without progress; even the slowest picture takes only seconds. */
  silenceMs: 3 * 60_000,
  /** Delays before restarts when the operating system killed the process. */
  retryMs: [1000, 5000, 20_000] as readonly number[],
  /** Delay before a retry after a system fault: freeing a full disk, for example, triggers no publish. */
  againMs: 5 * 60_000,
};

type Options = Partial<typeof RULES> & { readonly processFile?: string };

export class PublishSupervisor {
  readonly #events: SupervisorEvents;
  readonly #rules: typeof RULES & { readonly processFile: string };
  readonly #endless = new Map<string, FileState>();
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #reading: FileState | null = null;
  #number = 0;
  #killed = 0;
  #running = false;
  #again = false;

  constructor(events: SupervisorEvents, options: Options = {}) {
    this.#events = events;
    this.#rules = { ...RULES, processFile: PROCESS_FILE, ...options };
  }

  request(): void {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = true;
    for (const timer of [this.#idle, this.#retry]) clearTimeout(timer);
    this.#number += 1;
    this.#send();
  }

  stop(): void {
    for (const timer of [this.#idle, this.#silence, this.#retry]) clearTimeout(timer);
    const child = this.#child;
    this.#child = undefined;
    child?.disconnect();
  }

  #send(): void {
    const request: PublishRequest = { type: 'publish', number: this.#number, avoid: [...this.#endless.values()] };
    const child = this.#start();
    this.#listen(null);
    // Ignore the error of an exiting process: its `exit` event is handled separately.
    child.send(request, () => undefined);
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(this.#rules.processFile, [], {
      env: { ...processVariables, NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child.on('message', (message: PublishMessage) => this.#receive(child, message));
    child.on('error', () => this.#ended(child, 'error'));
    child.on('exit', (code, signal) => this.#ended(child, signal ?? code));
    this.#child = child;
    return child;
  }

  #receive(child: ChildProcess, message: PublishMessage): void {
    if (this.#child !== child) return;
    if (message.type === 'reading') {
      this.#listen(message.at);
      return;
    }
    if (message.type === 'advice') {
      this.#events.onAdvice?.(message);
      return;
    }
    this.#listen(null);
    if (message.type === 'progress') {
      this.#events.onProgress(message);
      return;
    }
    this.#done(message);
    // `#done` may have begun another run, which the timer must not interrupt.
    if (!this.#running) this.#idle = setTimeout(() => this.stop(), this.#rules.idleMs).unref();
  }

  #done(message: Extract<PublishMessage, { type: 'published' | 'failed' }>): void {
    clearTimeout(this.#silence);
    this.#running = false;
    this.#killed = 0;
    if (message.type === 'published') this.#events.onPublished(message);
    else {
      if (message.fault === 'system') this.#retry = setTimeout(() => this.request(), this.#rules.againMs).unref();
      this.#events.onFailed(message);
    }
    if (!this.#again) return;
    this.#again = false;
    this.request();
  }

  /** Restarts the timeout for the next message. */
  #listen(reading: FileState | null): void {
    clearTimeout(this.#silence);
    this.#reading = reading;
    const { fileMs, silenceMs } = this.#rules;
    this.#silence = setTimeout(() => this.#hangs(), reading ? fileMs : silenceMs);
    this.#silence.unref();
  }

  #hangs(): void {
    const child = this.#child;
    const reading = this.#reading;
    this.#child = undefined;
    child?.kill('SIGKILL');
    if (reading) {
      this.#endless.set(reading.file, reading);
      this.#send();
    } else
      this.#fail(`Публикация остановилась: ${this.#rules.silenceMs / 60_000} минуты без движения. ${ASK_FOR_HELP}`);
  }

  #ended(child: ChildProcess, how: number | string | null): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    clearTimeout(this.#idle);
    if (!this.#running) return;
    clearTimeout(this.#silence);
    const pause = this.#rules.retryMs[this.#killed];
    this.#killed += 1;
    if (pause !== undefined) this.#retry = setTimeout(() => this.#send(), pause);
    else this.#fail(`Система прервала публикацию ${this.#killed} раза подряд (${how}). ${NO_MEMORY}`);
  }

  #fail(message: string): void {
    this.#done({ type: 'failed', number: this.#number, fault: 'system', issues: [], message });
  }
}

const NO_MEMORY =
  'Чаще всего это нехватка памяти: закройте лишнее на сервере. Через пять минут сервер попробует снова.';
const ASK_FOR_HELP = 'Проверьте диск и нагрузку сервера. Через пять минут сервер попробует снова.';
