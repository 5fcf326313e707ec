import { criticalPaths } from './critical-paths.ts';
import { findWebKit, startWebKit } from './webkit.ts';

// This build of WebKit occasionally stalls on a busy machine.
criticalPaths('WebKit', { start: startWebKit, isHere: findWebKit() !== null, retry: 1 });
