import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import '../../../model/load/parse-once.fixture.ts';
import type { Role } from '../../contract/roles.ts';
import { ROLES } from '../../contract/roles.ts';
import type { SecondFactorDemand } from '../access/second-factor-demand.ts';
import { runPanelCommand } from '../commands/run-panel-command.ts';
import { readPanelEnvironment } from '../environment.ts';
import { startPanel } from '../start-panel.ts';
import type { PanelVisitor } from './panel-visitor.fixture.ts';
import { panelVisitor } from './panel-visitor.fixture.ts';

export const PASSWORD = 'шесть рыжих барсуков поют';

export const emailOf = (role: Role) => `${role}@company.ru`;

const personOf = (role: Role) => ({ email: emailOf(role), name: ROLES[role].title, role });

/** Photo facts of the last publish or of an earlier panel of this worker: computing them takes seconds. */
let factsOfDemo = await readFile('var/cache/photo-facts.jsonl').catch(() => Buffer.alloc(0));

/** Starts a panel with a copy of the demo content; `signIn` creates a person of a role on first use. */
export async function startTestPanel(
  options: {
    readonly databaseUrl?: string | null;
    readonly panelUrl?: string;
    readonly secondFactor?: SecondFactorDemand;
  } = {},
) {
  const home = await mkdtemp(join(tmpdir(), 'panel-'));
  const contentDir = join(home, 'content');
  // Synchronous copying takes a third of the time.
  cpSync('content', contentDir, { recursive: true });
  const photoFacts = join(home, 'var/cache/photo-facts.jsonl');
  await mkdir(dirname(photoFacts), { recursive: true });
  await writeFile(photoFacts, factsOfDemo);
  const variables = {
    CONTENT_DIR: contentDir,
    DATA_DIR: join(home, 'var'),
    PANEL_PORT: '0',
    PANEL_SECOND_FACTOR: options.secondFactor ?? 'optional',
    PANEL_URL: options.panelUrl ?? 'http://localhost:4000',
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
  };
  let panel = await startPanel(readPanelEnvironment(variables));
  const urlOf = () => `http://127.0.0.1:${panel.port}`;

  async function command(...args: readonly string[]) {
    const said: string[] = [];
    const keep = (line: string) => void said.push(line);
    const code = await runPanelCommand(args, variables, { say: keep, complain: keep });
    return { code, said: said.join('\n') };
  }
  const known = new Set<Role>();
  async function signIn(role: Role): Promise<PanelVisitor> {
    if (!known.has(role)) {
      const link =
        role === 'admin'
          ? (await command('add-admin', emailOf(role))).said
          : (await (await signIn('admin')).ask('POST', '/api/people/invitations', personOf(role))).body.link;
      await accept(urlOf(), link, ROLES[role].title);
      known.add(role);
    }
    const visitor = panelVisitor(urlOf());
    const answer = await visitor.ask('POST', '/api/auth/sign-in', { email: emailOf(role), password: PASSWORD });
    if (answer.status !== 200) throw new Error(`No sign-in: ${answer.status} ${JSON.stringify(answer.body)}`);
    return visitor;
  }
  return {
    contentDir,
    dataDir: variables.DATA_DIR,
    variables,
    get url() {
      return urlOf();
    },
    get routes() {
      return panel.routes;
    },
    command,
    signIn,
    stranger: (cookies?: ReadonlyMap<string, string>) => panelVisitor(urlOf(), cookies),
    async restart(more: Readonly<Record<string, string>> = {}) {
      await panel.stop();
      panel = await startPanel(readPanelEnvironment({ ...variables, ...more }));
    },
    async [Symbol.asyncDispose]() {
      await panel.stop();
      factsOfDemo = await readFile(photoFacts);
      await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

export type TestPanel = Awaited<ReturnType<typeof startTestPanel>>;

export const tokenIn = (text: string) => /#([\w-]+)/.exec(text)?.[1] ?? '';

async function accept(url: string, link: string, name: string): Promise<PanelVisitor> {
  const visitor = panelVisitor(url);
  const answer = await visitor.ask('POST', '/api/auth/link/use', { token: tokenIn(link), name, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`The link does not work: ${answer.status} ${JSON.stringify(answer.body)}`);
  return visitor;
}
