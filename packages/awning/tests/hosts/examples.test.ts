import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'
import { exampleFiles } from './exampleSite.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, 'deploy', path), 'utf8')

describe('the examples in deploy/', () => {
  it.each(Object.entries(exampleFiles()))('are what the engine writes: %s', (path, text) => {
    expect(read(path)).toBe(text)
  })

  it('are all in the list of its README', () => {
    for (const path of Object.keys(exampleFiles())) expect(read('README.md')).toContain(`(${path})`)
  })
})
