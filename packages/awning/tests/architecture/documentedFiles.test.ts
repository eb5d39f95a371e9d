import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'
import { writtenFiles } from './writtenFiles.ts'

const files = writtenFiles().map((file) => `/${file}`)
/** Files that are examples: of a site, or made by the engine. */
const examples = /^(?:site\.config|site\.code|pages\/about|theme\/Footer|i18n\/it|x\.test)\./

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/UPGRADING.md',
  'docs/internals/browser.md',
  'docs/internals/build.md',
  'docs/internals/dependencies.md',
])('%s names files that exist', (page) => {
  const text = readFileSync(join(repositoryRoot, page), 'utf8')
  const named = Array.from(
    text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g),
    ([, name = '']) => name,
  )
  const missing = named.filter(
    (name) => !examples.test(name) && !files.some((file) => file.endsWith(`/${name}`)),
  )
  expect(named.length).toBeGreaterThan(1)
  expect(missing).toEqual([])
})
