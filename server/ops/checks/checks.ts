import { backup, drill, verifiedBackup } from './backup.ts';
import { certificate } from './certificate.ts';
import { alarmChannel, captcha, channels } from './channels.ts';
import type { Check, WatchedCheck } from './check.ts';
import { clock, clockJump, clockSync } from './clock.ts';
import { content } from './content.ts';
import { database, databaseVersion } from './database.ts';
import { disk } from './disk.ts';
import { contentFolder, dataFolder, privateFiles } from './folders.ts';
import { memory, node } from './machine.ts';
import { mail } from './mail.ts';
import { answers, oldTls, redirectToHttps } from './outside.ts';
import { panel } from './panel.ts';
import { build, pinnedRelease, release } from './release.ts';
import { searchEngines } from './search-engines.ts';
import { backupSet, channelsSet, httpsSet, panelSet, publicUrlSet } from './settings.ts';

/** Checks that the running server repeats for alarms, /healthz and gauges. */
export const WATCHED: readonly WatchedCheck[] = [disk, clockJump, clock, backup, certificate];

/** Checks of `node server/main.ts --check` before an upgrade; they change nothing that is served. */
export const BEFORE_START: readonly Check[] = [dataFolder, build, databaseVersion, pinnedRelease, content];

/** Checks of `npm run doctor`, in display order. */
export const INSTALLATION: readonly Check[] = [
  ...[node, memory, disk, clockSync, dataFolder, contentFolder, privateFiles],
  ...[database, clock, build, release, backupSet, backup, verifiedBackup, drill],
  ...[channelsSet, channels, alarmChannel, captcha, publicUrlSet, answers],
  ...[httpsSet, certificate, oldTls, redirectToHttps, panelSet, panel, mail, searchEngines],
];
