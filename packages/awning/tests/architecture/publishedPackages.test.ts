import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'

const packages = join(repositoryRoot, 'packages')
const read = (...path: string[]) => readFileSync(join(packages, ...path), 'utf8')

/** npm packs these two files in addition to those that `package.json` lists, if they are there. */
describe.each(readdirSync(packages))('the package %s', (name) => {
  it('begins its README with its name', () => {
    expect(read(name, 'README.md').split('\n')[0]).toBe(`# ${name}`)
  })

  it('contains the licence', () => {
    expect(read(name, 'LICENSE')).toBe(readFileSync(join(repositoryRoot, 'LICENSE'), 'utf8'))
  })
})
