import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import semver from 'semver';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const SERVICES = globSync('deploy/systemd/*.service').sort();
/** Tenfold exposure level: https://www.freedesktop.org/software/systemd/man/systemd-analyze.html */
const MOST_EXPOSED = '20';
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd).each(SERVICES)('%s is sandboxed below the exposure threshold', (service) => {
  const args = ['security', '--offline=true', `--threshold=${MOST_EXPOSED}`, '--no-pager', service];
  const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

test('every systemd service starts an existing script', () => {
  const scripts = SERVICES.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^ExecStart=.*node .*?(\S+\.ts)/gm),
  ]);
  expect(scripts.map(([, script]) => script).sort()).toEqual(
    ['panel/server/main.ts', 'scripts/run-backup.ts', 'scripts/run-backup.ts', 'server/main.ts'].sort(),
  );
  for (const [, script = ''] of scripts) expect(existsSync(script), script).toBe(true);
});

test('the panel may rename its content folder, because it may write to the parent folder', () => {
  const content = /^CONTENT_DIR=(.*)$/m.exec(readFileSync('deploy/env.example', 'utf8'))?.[1] ?? '';
  const unit = readFileSync('deploy/systemd/pregolya-panel.service', 'utf8');
  expect(unit).toContain(`\nReadWritePaths=${dirname(content)}\n`);
});

test('the socket units use the ports of the environment variables', () => {
  const example = readFileSync('deploy/env.example', 'utf8');
  const portOf = (unit: string) =>
    /ListenStream=127\.0\.0\.1:(\d+)/.exec(readFileSync(`deploy/systemd/${unit}`, 'utf8'))?.[1];
  expect(example).toContain(`# PORT=${portOf('pregolya.socket')}\n`);
  expect(example).toContain(`# PANEL_PORT=${portOf('pregolya-panel.socket')}\n`);
});

/** A service of a compose file with its merge keys resolved. */
type Service = {
  readonly image: string;
  readonly build?: object;
  readonly command?: readonly string[];
  readonly environment?: Record<string, string>;
  readonly volumes?: readonly string[];
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly mem_limit?: string;
  readonly logging?: { readonly options: object };
};
type Compose = { readonly services: Record<string, Service>; readonly volumes: Record<string, null> };

describe.each(['deploy/compose.yaml', 'deploy/compose.many.yaml'])('%s', (file) => {
  const { services, volumes } = parse(readFileSync(file, 'utf8'), { merge: true }) as Compose;
  const all = Object.entries(services);
  const ours = all.filter(([, { image }]) => image === 'pregolya');

  test('builds the image of its containers once', () => {
    expect(all.filter(([, { build }]) => build).map(([, { image }]) => image)).toEqual(['pregolya']);
  });

  test('passes only known environment variables to its containers', () => {
    const known = [...readFileSync('deploy/env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z\d_]*)=/gm)];
    const names = known.map(([, name]) => name);
    expect(ours.length).toBeGreaterThan(2);
    for (const [, { environment = {} }] of ours)
      for (const name of Object.keys(environment)) expect(names).toContain(name);
  });

  test('runs existing scripts and mounts declared volumes', () => {
    const words = all.flatMap(([, { command }]) => command ?? []).join(' ');
    const scripts = words.match(/\S+\.ts/g) ?? [];
    expect(scripts).toContain('panel/server/main.ts');
    expect(scripts).toContain('scripts/run-backup.ts');
    for (const script of scripts) expect(existsSync(script), script).toBe(true);
    const named = all.flatMap(([, { volumes: mounted = [] }]) => mounted.map((one) => one.split(':')[0] ?? ''));
    for (const name of named.filter((one) => !/^[./]/.test(one))) expect(volumes).toHaveProperty(name);
  });

  test('restarts every container, limits its log, and limits the memory of our read-only containers', () => {
    for (const [name, { restart, logging }] of all) {
      expect([name, restart]).toEqual([name, 'unless-stopped']);
      expect(logging?.options, name).toHaveProperty('max-size');
    }
    for (const [name, { read_only, mem_limit }] of ours)
      expect([name, read_only, mem_limit]).toEqual([name, true, expect.stringMatching(/^\d+[mg]$/)]);
  });

  test('runs a Caddy version that resends leads after a failed dial, and sets all variables of its file', () => {
    const { image = '', environment = {} } = services.caddy ?? {};
    // https://github.com/caddyserver/caddy/issues/7546
    expect(semver.gte(image.replace('caddy:', ''), '2.11.2'), image).toBe(true);
    const asked = readFileSync('deploy/Caddyfile', 'utf8').matchAll(/\{\$([A-Z_]+)\}/g);
    const names = [...new Set([...asked].map(([, name]) => name))];
    expect(names.sort()).toEqual(Object.keys(environment).sort());
    for (const upstream of `${environment.SITE_UPSTREAM} ${environment.PANEL_UPSTREAM}`.split(' ')) {
      const [service = '', port] = upstream.split(':');
      const { PORT, PANEL_PORT } = services[service]?.environment ?? {};
      expect([PORT, PANEL_PORT], upstream).toContain(port);
    }
  });
});

test('the image refers only to existing scripts and uses the Node version of the project', () => {
  const text = readFileSync('deploy/Dockerfile', 'utf8');
  for (const path of text.match(/\b(scripts|server|panel)\/[\w/-]+\.ts/g) ?? [])
    expect(existsSync(path), path).toBe(true);
  expect(text).toContain('USER node');
  const node = /^FROM node:(\d+)/m.exec(text)?.[1];
  expect(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.node).toMatch(new RegExp(`^${node}\\.`));
});

test('every deployment leaves the stamps by which commands skip the installation', () => {
  const stamps = new Set(readFileSync('scripts/prepare.mjs', 'utf8').match(/\.installed-[a-z-]+/g));
  expect(stamps.size).toBe(2);
  for (const file of ['deploy/Dockerfile', 'deploy/version.sh'])
    for (const stamp of stamps) expect(readFileSync(file, 'utf8')).toContain(`node_modules/${stamp}`);
});

describe('deploy/version.sh', () => {
  let root: string;
  /** Stubs of system programs; `answers` sets whether /healthz responds. */
  const bin = () => join(root, 'bin');
  const stub = (name: string, script: string) => {
    writeFileSync(join(bin(), name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin(), name), 0o755);
  };
  const version = (...args: readonly string[]) =>
    spawnSync('bash', ['deploy/version.sh', ...args], {
      encoding: 'utf8',
      env: {
        PATH: `${bin()}${delimiter}${process.env.PATH}`,
        PREGOLYA_ROOT: root,
        PREGOLYA_ENV: join(root, 'env'),
        PREGOLYA_WAIT_SECONDS: '1',
      },
    });
  const current = () => readlinkSync(join(root, 'current'));

  beforeEach(() => {
    // Shared memory, the temporary folder of unit tests, often forbids starting programs.
    root = mkdtempSync('/tmp/version-');
    mkdirSync(bin());
    for (const name of ['1', '2']) {
      mkdirSync(join(root, name, 'dist', 'client'), { recursive: true });
      writeFileSync(join(root, name, 'package-lock.json'), '{}');
      writeFileSync(join(root, name, 'dist', 'client', 'manifest.json'), '{}');
    }
    writeFileSync(join(root, 'env'), '');
    stub('systemctl', `echo "$@ $(readlink ${root}/current)" >> ${root}/restarts`);
    stub('runuser', 'exit 0');
    stub('curl', 'exit 0');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('switches to a version that responds, and back again', () => {
    expect(version('switch', '1').status).toBe(0);
    expect(version('switch', '2').stdout).toContain('Работает 2. Прежняя: 1.');
    expect(version('list').stdout).toBe('1\n2  ← работает\n');
    expect(version('switch', '1').status).toBe(0);
    expect(current()).toBe('1');
  });

  test('rolls back when the new version does not respond', () => {
    version('switch', '1');
    stub('curl', 'exit 22');
    const { status, stderr } = version('switch', '2');
    expect([status, current()]).toEqual([1, '1']);
    expect(stderr).toContain('2 не ответила за 1 с, возвращена прежняя: 1');
    expect(
      readFileSync(join(root, 'restarts'), 'utf8')
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('restart pregolya.service'))
        .slice(-2),
    ).toEqual(['restart pregolya.service 2', 'restart pregolya.service 1']);
  });

  test('changes nothing when the new version fails its check, is not built or is missing', () => {
    version('switch', '1');
    const restarts = readFileSync(join(root, 'restarts'), 'utf8');
    stub('runuser', 'exit 1');
    expect(version('switch', '2').stderr).toContain('Осталась прежняя версия: 1.');
    rmSync(join(root, '2', 'dist'), { recursive: true });
    expect(version('switch', '2').stderr).toContain('Версия не собрана');
    expect(version('switch', '3').status).toBe(1);
    expect(version('switch', '../2').status).toBe(1);
    expect(current()).toBe('1');
    expect(readFileSync(join(root, 'restarts'), 'utf8')).toBe(restarts);
  });
});

test('every shell block of the guide is valid bash', () => {
  const blocks = [...readFileSync('docs/ru/operations.md', 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)];
  expect(blocks.length).toBeGreaterThan(10);
  for (const [, block = ''] of blocks) execFileSync('bash', ['-n'], { input: block });
});
