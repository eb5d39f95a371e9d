import { expect, it } from 'vitest'
import { readsOutside } from './outsideReads.ts'

it.each([
  `import { readFileSync } from 'node:fs'`,
  `import fs from "fs"`,
  `const { readFile } = await import('node:fs/promises')`,
  `export default () => process.env.STAGE`,
  `globalThis.process?.env.STAGE`,
  `const response = await fetch(address)`,
])('%s reads what no build records', (code) => {
  expect(readsOutside(code)).toBe(true)
})

it.each([
  `import { join } from 'node:path'`,
  `import data from './data.json'`,
  `import { fsRoutes } from './fs.ts'`,
  `const prefetch = (href) => href`,
  `processEnv()`,
])('%s does not', (code) => {
  expect(readsOutside(code)).toBe(false)
})
