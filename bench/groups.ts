import type { SiteProcess } from '../e2e/support/site-process.ts';
import { measureAhead } from './measure-ahead.ts';
import { measureAnswering } from './measure-answering.ts';
import { measureBehindNginx } from './measure-behind-nginx.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureCapacity } from './measure-capacity.ts';
import { measureInput } from './measure-input.ts';
import { measureLeads } from './measure-leads.ts';
import { measureLists } from './measure-lists.ts';
import { measureDevices, measureLoading } from './measure-loading.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePanel } from './measure-panel.ts';
import { measurePeers } from './measure-peers.ts';
import { measurePublish } from './measure-publish.ts';
import { measureShifts } from './measure-shifts.ts';
import { measureThroughput } from './measure-throughput.ts';
import type { Measured, Row } from './report.ts';

type Figures = Promise<readonly Row[] | Measured>;

/** Measurements against one running site, in this order. */
export const OF_SITE: Readonly<Record<string, (site: SiteProcess) => Figures>> = {
  memory: measureMemory,
  bytes: ({ url }) => measureBytes(url),
  loading: ({ url }) => measureLoading(url),
  answering: ({ url }) => measureAnswering(url),
  ahead: ({ url }) => measureAhead(url),
  input: ({ url }) => measureInput(url),
  nginx: measureBehindNginx,
  devices: ({ url }) => measureDevices(url),
  throughput: measureThroughput,
};

/** Measurements that run only when named: they are slow or transfer a lot of data. */
export const ON_REQUEST: Readonly<Record<string, (site: SiteProcess, loads: number | undefined) => Figures>> = {
  peers: measurePeers,
  shifts: ({ url }, loads) => measureShifts(url, loads),
};

export const APART: Readonly<Record<string, () => Figures>> = {
  publish: measurePublish,
  panel: measurePanel,
  leads: measureLeads,
  lists: measureLists,
  capacity: measureCapacity,
};
