export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // Code that runs at module load would need a new process per mutant.
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: 'var/mutation/report.json' },
  tempDirName: 'var/mutation/sandbox',
  ignorePatterns: ['var', 'dist*', 'panel/dist', 'workshop'],
};
