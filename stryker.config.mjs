/**
 * Mutation testing: changes one thing of the code at a time and expects a test to fail. It takes minutes per folder, so it is
 * no part of `npm test`. One folder: `npm run mutation -- --mutate 'packages/awning/src/client/router/{machine,router}.ts'`.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: [
    'packages/awning/src/client/router/*.ts',
    'packages/awning/src/config/address.ts',
    'packages/awning/src/theme/navbar/*.ts',
    'packages/awning/src/text/**/*.ts',
    'packages/awning/src/content/{frontMatter,isInside,linkedPaths,slug}.ts',
    'packages/awning/src/content/translation/{changedLines,recordSource,sourceHash}.ts',
    'packages/awning/src/markdown/*.ts',
    '!**/*.test.ts',
    '!**/*.testing.ts',
  ],
  // The sandbox needs the sources of the engine and nothing of the sites. Without tsconfig.json Stryker does not call the
  // compiler, whose interface TypeScript 7 does not have.
  ignorePatterns: [
    '**',
    '!packages/awning/package.json',
    '!packages/awning/src/**',
    '!package.json',
    '!vitest.mutation.config.ts',
  ],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { logTests: false, allowColor: false },
}
