import { startSite } from '../e2e/support/site-process.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureLeads } from './measure-leads.ts';
import { measureLoading } from './measure-loading.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePanel } from './measure-panel.ts';
import { measurePublish } from './measure-publish.ts';
import { measureThroughput } from './measure-throughput.ts';
import { report } from './report.ts';

/** `npm run bench`: every figure of docs/architecture.md that is measured so far, against its budget. */
const site = await startSite();
const memory = await measureMemory(site);
const bytes = await measureBytes(site.url);
const loading = await measureLoading(site.url);
const throughput = await measureThroughput(site);
await site.stop();
const publish = await measurePublish();
const panel = await measurePanel();
const leads = await measureLeads();
const withinLimits = await report(
  [...bytes, ...loading.rows, ...throughput.rows, ...leads, ...publish, ...panel, ...memory],
  [...loading.notes, ...throughput.notes],
);
process.exitCode = withinLimits ? 0 : 1;
