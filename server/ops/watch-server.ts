import type { CountsHealth } from '../counts/counting.ts';
import type { Environment } from '../env.ts';
import type { LeadTally } from '../leads/intake/lead-tally.ts';
import type { LeadIntake } from '../leads/lead-intake.ts';
import type { PublishState } from '../publish/state/publish-state.ts';
import type { OnAnswer } from '../serve/answered.ts';
import { listen } from '../serve/listen.ts';
import { WATCHED } from './checks/checks.ts';
import { checkContext } from './checks/context.ts';
import type { HealthReason, ReadHealth } from './health.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { createRequestLog } from './metrics/request-log.ts';
import { createWatch } from './watch.ts';

type Watched = {
  readonly intake: () => LeadIntake;
  readonly releaseCreatedAt: () => string | null;
  readonly publishing: () => PublishState | null;
  readonly counts: () => CountsHealth;
  readonly health: () => ReadHealth;
  /** Notifies staff; returns `false` when no message was delivered. `null` when no channel supports alarms. */
  readonly notify: ((words: string) => Promise<boolean>) | null;
  readonly tellOperator: (line: string) => void;
};

export type ServerWatch = {
  /** Omitted when neither metrics nor the request log need it. */
  readonly onAnswer?: OnAnswer;
  readonly onLead: (outcome: LeadTally) => void;
  readonly reasons: readonly HealthReason[];
  start(): Promise<void>;
  stop(): void;
};

export function watchServer(environment: Environment, parts: Watched): ServerWatch {
  const { metrics: port, requestLog } = environment.watching;
  const context = checkContext(environment, {
    since: Date.now(),
    databaseNow: async () => (await parts.intake().now()).getTime(),
  });
  const metrics = port && createMetrics();
  const listeners = [metrics?.onAnswer, requestLog ? createRequestLog(toStdout) : undefined].filter(
    (listener) => listener !== undefined,
  );
  const watch = createWatch({
    checks: WATCHED,
    context,
    notifyStaff: parts.notify ?? (async () => true),
    say: parts.tellOperator,
    notices: {
      begin: (name, code) => parts.intake().notices.begin(name, code),
      end: (name) => parts.intake().notices.end(name),
    },
  });
  const server =
    metrics &&
    createMetricsServer(async () => {
      const [health, leads] = await Promise.all([parts.health()(false), parts.intake().health()]);
      return metrics.read({
        releaseCreatedAt: parts.releaseCreatedAt(),
        reasons: health.body.reasons ?? [],
        channels: leads.channels,
        publishing: parts.publishing(),
        counts: parts.counts(),
        ...context.readings,
      });
    });
  return {
    ...(listeners.length > 0 && {
      onAnswer(answered) {
        for (const listener of listeners) listener(answered);
      },
    }),
    onLead: (outcome) => metrics?.onLead(outcome),
    reasons: watch.reasons,
    async start() {
      if (server && port) await listen(server, port);
      watch.start();
    },
    stop() {
      watch.stop();
      metrics?.stop();
      server?.close();
      server?.closeAllConnections();
    },
  };
}

function toStdout(line: string): void {
  process.stdout.write(line);
}
