import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests that change what all share (globals, the one engine of a process) have a process to themselves. */
const isolated = [
  'packages/awning/src/client/**/*.test.ts',
  'packages/awning/src/theme/**/*.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: ['packages/awning/tests/sites/engine.setup.ts'],
    testTimeout: 20_000,
    // Some hooks read all texts of the shop, or bundle an engine, with nothing cached.
    hookTimeout: 60_000,
    // By default one core is left to a watcher, and there is none.
    maxWorkers: availableParallelism(),
    // The bundled engine is finished code: transforming it again would take seconds.
    server: { deps: { external: [/\/\.cache\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'packages/awning/src/**/*.test.ts',
            'shop/{games,home,labs,social}/**/*.test.ts',
            'bench/*.test.ts',
            'bench/{builds,content,pages,peers,report}/*.test.ts',
          ],
          exclude: isolated,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          include: [
            ...isolated,
            'packages/awning/tests/**/*.test.ts',
            'shop/tests/{content,search,sites}/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
