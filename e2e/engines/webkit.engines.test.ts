import { criticalPaths } from './critical-paths.ts';
import { findWebKit, startWebKit } from './webkit.ts';

// On a busy machine this build stalls very rarely, as it does now and then over a new window.
criticalPaths('WebKit', { start: startWebKit, isHere: findWebKit() !== null, retry: 1 });
