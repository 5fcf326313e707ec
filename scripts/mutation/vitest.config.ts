import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

/** Unit and component tests only: thousands of mutants with a browser or a killed process each would take days. */
export default defineConfig({ test: { projects: (config.test?.projects ?? []).slice(0, 2) } });
