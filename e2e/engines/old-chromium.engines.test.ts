import { criticalPaths } from './critical-paths.ts';
import { canRunOldChromium, startOldChromium } from './old-chromium.ts';

criticalPaths('Chromium 111', { start: startOldChromium, isHere: canRunOldChromium() });
