import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../content/temporaryFolder.testing.ts'
import { evaluateModule } from './evaluateModule.ts'
import { SourceFolder } from './sourceFolder.ts'

function evaluate(code: string, files: Readonly<Record<string, string>> = {}) {
  const root = temporaryFolder({ 'config.ts': code, ...files })
  return evaluateModule(new SourceFolder(root), 'config.ts')
}

describe('evaluating settings', () => {
  it('runs them, with stand-ins for packages and what they are called with', async () => {
    const code = `
      import plugin, { defineConfig, themes } from 'not-installed'
      import type { Config } from 'not-installed/types'
      import data from './data.json'
      import { add } from './add'
      export default async function config() {
        return defineConfig({ sum: add(1, data.two), themes: themes.dark, plugins: [plugin({ a: 1 })], edit: (x: string) => x } satisfies Config)
      }`
    const files = {
      'data.json': '{ "two": 2 }',
      'add.ts': 'export const add = (a: number, b: number) => a + b',
    }
    expect(await evaluate(code, files)).toEqual({
      missing: [],
      value: {
        sum: 3,
        themes: { $package: 'not-installed', $name: 'themes.dark' },
        plugins: [{ $package: 'not-installed', $name: 'default', $arguments: [{ a: 1 }] }],
        edit: { $function: 'edit' },
      },
    })
  })

  it('lets them read files and write none', async () => {
    const root = temporaryFolder({
      'config.ts': `
        const { readFileSync, writeFileSync } = require('node:fs')
        let failure = ''
        try { writeFileSync(__dirname + '/written.txt', 'x') } catch (error) { failure = error.code }
        module.exports = { text: readFileSync(__dirname + '/a.txt', 'utf8'), failure }`,
      'a.txt': 'read',
    })
    const result = await evaluateModule(new SourceFolder(root), 'config.ts')
    expect(result).toMatchObject({ value: { text: 'read', failure: 'ERR_ACCESS_DENIED' } })
    expect(existsSync(join(root, 'written.txt'))).toBe(false)
  })

  it('says why they cannot be evaluated', async () => {
    expect(await evaluate('throw new TypeError("broken\\nin two")')).toEqual({
      failure: 'TypeError: broken in two',
    })
  })

  it('says where they cannot be read', async () => {
    const files = { 'names.ts': 'export const a = 1\nexport default { b: ; }\n' }
    expect(await evaluate("import names from './names'\nexport default names", files)).toEqual({
      failure: 'Unexpected token (names.ts:2:21)',
    })
  })

  it('reads the rest of them where a JSON file that they import is missing', async () => {
    const code = `
      import { version } from '../package.json'
      import names from '../names.json'
      export default { title: 'Lamps ' + version, name: names.first }`
    expect(await evaluate(code)).toMatchObject({
      value: { title: 'Lamps ' },
      missing: expect.arrayContaining(['../package.json', '../names.json']),
    })
  })
})
