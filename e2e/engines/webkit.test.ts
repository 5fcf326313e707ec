import { criticalPaths } from './critical-paths.ts';
import { findWebKit, startWebKit } from './webkit.ts';

criticalPaths('WebKit', { start: startWebKit, isHere: findWebKit() !== null });
