import { criticalPaths } from './critical-paths.ts';
import { findFirefox, startFirefox } from './firefox.ts';

criticalPaths('Firefox', { start: startFirefox, isHere: findFirefox() !== null });
