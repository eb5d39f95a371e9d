import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/fixtures/**/*.test.ts',
      'tests/house/**/*.test.ts',
      'tests/content/**/*.test.ts',
      'bench/*.test.ts',
      'bench/{builds,content,pages,peers,report}/*.test.ts',
      'tests/search/**/*.test.ts',
    ],
    globalSetup: ['tests/fixtures/engine.setup.ts'],
    testTimeout: 20_000,
    // The bundled engine is finished code: to transform it again would cost seconds.
    server: { deps: { external: [/\/\.cache\//] } },
  },
})
