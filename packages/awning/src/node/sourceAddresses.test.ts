import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../content/temporaryFolder.testing.ts'
import { withSourceAddresses } from './sourceAddresses.ts'

it('gives a module in a bundle the address, the path and the folder of its source', async () => {
  const root = temporaryFolder({ 'site/data.json': '{}' })
  const code = 'export default [import.meta.url, import.meta.filename, import.meta.dirname]'
  mkdirSync(join(root, 'site/.cache'))
  const bundle = join(root, 'site/.cache/module.mjs')
  writeFileSync(bundle, withSourceAddresses(code, () => '../site.config.ts') ?? '')
  const source = join(root, 'site/site.config.ts')
  const { default: found }: { default: unknown } = await import(pathToFileURL(bundle).href)
  expect(found).toEqual([pathToFileURL(source).href, source, join(root, 'site')])
})

it('leaves other code as it is, and does not ask where it is', () => {
  const missing = () => {
    throw new Error('it is no file')
  }
  expect(withSourceAddresses('export default 1', missing)).toBeNull()
  expect(withSourceAddresses('import.meta.env, import.meta.urls', () => 'a.ts')).toBe(
    'import.meta.env, import.meta.urls',
  )
})
