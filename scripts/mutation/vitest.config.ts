import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

/** The unit tests alone: a browser or a killed process for each of a thousand mutants would take days. */
export default defineConfig({ test: { projects: (config.test?.projects ?? []).slice(0, 1) } });
