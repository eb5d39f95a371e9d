import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { scopedNames } from './scopedNames.ts'

const css = '.bar { animation: turn 1s } .bar .end { margin: .5rem } @keyframes turn { }'

function start() {
  const root = temporaryFolder({ 'src/labs/b.module.css': css, 'src/theme/a.module.css': css })
  const name = scopedNames(root)
  return (file: string, own: string) => name(own, join(root, file), css)
}

describe('names of classes', () => {
  it('are short, and shortest for the theme', () => {
    const name = start()
    const all = ['bar', 'end', 'turn'].map((own) => name('src/theme/a.module.css', own))
    expect(all).toEqual(['_a0', '_a1', '_a2'])
    expect(name('src/labs/b.module.css', 'bar')).toBe('_b0')
  })

  it('follow from the sources alone, in whatever order they are asked for', () => {
    const name = start()
    expect(name('src/theme/a.module.css', 'turn')).toBe('_a2')
    expect(name('src/theme/a.module.css?used', 'bar')).toBe('_a0')
  })

  it('of other files, and names that no pattern finds, are told apart all the same', () => {
    const name = start()
    const own = name('content/own.module.css', 'bar')
    expect(own).toMatch(/^_[\da-f]{8}_bar$/)
    expect(name('content/other.module.css', 'bar')).not.toBe(own)
    expect(name('src/theme/a.module.css', 'unseen')).toBe('_a_unseen')
  })
})
