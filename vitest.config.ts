import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Tests that change what all share (globals, the one engine of a process) have a process to themselves. */
const apart = ['src/browser/**/*.test.ts', 'src/theme/**/*.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['tests/fixtures/engine.setup.ts'],
    testTimeout: 20_000,
    // By default one core is left to a watcher, which there is none of.
    maxWorkers: availableParallelism(),
    // The bundled engine is finished code: to transform it again would cost seconds.
    server: { deps: { external: [/\/\.cache\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'src/**/*.test.ts',
            'bench/*.test.ts',
            'bench/{builds,content,pages,peers,report}/*.test.ts',
          ],
          exclude: apart,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          include: [
            ...apart,
            'tests/fixtures/**/*.test.ts',
            'tests/house/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/search/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
