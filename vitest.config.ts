import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import type { CoverageOptions } from 'vitest/node'
import { filesWithOwnProcess, sharesProcess } from './packages/awning/tests/sites/ownProcess.ts'
import { temporaryInMemory } from './packages/awning/tests/temporaryInMemory.ts'

const siteTests = [
  'packages/awning/tests',
  'packages/create-awning/tests',
  'shop/tests',
  'website/tests',
]

/** Tests that change what all share (globals, the one engine of a process) have a process to themselves. */
const isolated = filesWithOwnProcess([
  'packages/awning/src/client',
  'packages/awning/src/features',
  'packages/awning/src/theme',
  ...siteTests,
])

/**
 * Tests that are slow for what they find: they copy the engine, or pack it and run it as a process of its own, start servers,
 * build a large site, draw pictures that a build draws too, or bundle a site for one message. `npm run slow` runs them; `recordedReads`, `rebuild`,
 * `templates`, `games`, `checkThemeComponents`, `contentUpdates` and the browser tests of dev test the same rules in `npm test`.
 */
const slow = [
  ...[
    'clientThemePart',
    'codeOutput',
    'concurrentBuilds',
    'damagedCache',
    'devBase',
    'devPages',
    'engineChange',
    'labBundle',
    'movedSite',
    'outsideReads',
    'prebuiltEngine',
    'previewBuild',
    'siteCodeReads',
    'subPath',
    'tasks',
  ].map((name) => `packages/awning/tests/sites/${name}.test.ts`),
  ...['siteAtRoot', 'siteInFolder'].map((name) => `packages/awning/tests/hosts/${name}.test.ts`),
  'packages/awning/tests/search/scale.test.ts',
  ...['packed', 'packedCode', 'packageManagers'].map(
    (name) => `packages/create-awning/tests/${name}.test.ts`,
  ),
  'shop/tests/sites/largeLibrary.test.ts',
  'shop/tests/content/socialImages.test.ts',
  ...['allSnippets', 'manyMachines'].map((name) => `website/tests/${name}.test.ts`),
]

/**
 * `npm run coverage` measures how much of the engine the tests run, and fails below these numbers. It takes a quarter longer than
 * `npm run unit`, so `npm run slow` runs it and `npm test` does not.
 *
 * Components (`.tsx`) are left out: tests render them from the bundled engine, which is a compiled copy, so nothing is counted for
 * the sources. Fixture sites and browser tests test them. Everything else counts, also what runs only in browsers or threads.
 */
const coverage: CoverageOptions = {
  provider: 'custom',
  customProviderModule: 'packages/awning/tests/coverage/engineCoverage.ts',
  include: ['packages/awning/src/**/*.ts'],
  exclude: ['**/*.test.ts', '**/*.testing.ts', '**/*.d.ts'],
  thresholds: { lines: 85, statements: 85, functions: 85, branches: 80 },
  reporter: ['text', 'json-summary'],
  reportsDirectory: '.cache/coverage',
}

export default defineConfig({
  test: {
    globalSetup: ['packages/awning/tests/sites/engine.setup.ts'],
    testTimeout: 60_000,
    // Some hooks read all texts of the shop, or bundle an engine, with nothing cached.
    hookTimeout: 120_000,
    // By default one core is left to a watcher, and there is none.
    maxWorkers: availableParallelism(),
    // The bundled engine is finished code: transforming it again would take seconds.
    server: { deps: { external: [/\/\.cache\//] } },
    coverage,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'packages/awning/src/**/*.test.ts',
            'packages/create-awning/src/**/*.test.ts',
            'shop/{games,home,labs,social}/**/*.test.ts',
            'bench/*.test.ts',
            'bench/*/*.test.ts',
            ...siteTests.map((folder) => `${folder}/**/*.test.ts`),
          ],
          exclude: [...isolated, ...slow],
          isolate: false,
          env: { ...sharesProcess, ...temporaryInMemory },
          // Projects run one after the other: a process is used for the next file only if that is of the same project.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          include: isolated,
          exclude: slow,
          env: temporaryInMemory,
        },
      },
      { extends: true, test: { name: 'slow', include: slow } },
    ],
  },
})
