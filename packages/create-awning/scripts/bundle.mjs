// Node 20 cannot run TypeScript, so the package brings its sources as one file of JavaScript.

import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

await build({
  input: path('../src/cli.ts'),
  platform: 'node',
  output: { file: path('../dist/cli.js'), format: 'esm' },
})
