import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPanelEnvironment } from './environment.ts';
import { startPanel } from './start-panel.ts';

test('a taken port is detected before the data of the running panel is touched', async () => {
  const home = await mkdtemp(join(tmpdir(), 'panel-'));
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const dataDir = join(home, 'var');
  const environment = readPanelEnvironment({ CONTENT_DIR: 'content', DATA_DIR: dataDir, PANEL_PORT: String(port) });
  await expect(startPanel(environment)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(access(dataDir)).rejects.toMatchObject({ code: 'ENOENT' });
  other.close();
  await rm(home, { recursive: true });
});
