// `npm run test:mutation`: how much of the code's meaning the unit tests hold.
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs once when a module is loaded would need a new process for each mutant.
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { reportTests: false },
  jsonReporter: { fileName: 'var/mutation/report.json' },
  tempDirName: 'var/mutation/sandbox',
  ignorePatterns: ['var', 'dist*', 'panel/dist', 'workshop'],
};
