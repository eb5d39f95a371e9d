import { defineConfig } from 'vitest/config'

/** The unit tests of what `npm run mutation` changes: pure functions and the router, without bundled engines or sites. */
export default defineConfig({
  test: {
    include: [
      'packages/awning/src/{client,config,text,content,markdown}/**/*.test.ts',
      'packages/awning/src/theme/navbar/*.test.ts',
    ],
  },
})
