import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { scopedNames } from './scopedNames.ts'

const css = '.bar { animation: turn 1s } .bar .end { margin: .5rem } @keyframes turn { }'

function start() {
  const engine = temporaryFolder({
    'src/features/b.module.css': css,
    'src/theme/a.module.css': css,
  })
  const site = temporaryFolder({
    'labs/dice.module.css': css,
    'content/zh/graph.module.css': css,
    'tests/page.module.css': css,
  })
  const name = scopedNames(engine, site)
  return {
    inEngine: (file: string, own: string) => name(own, join(engine, file), css),
    inSite: (file: string, own: string) => name(own, join(site, file), css),
  }
}

describe('names of classes', () => {
  it('are short, shortest for the theme, and the site comes after the engine', () => {
    const { inEngine, inSite } = start()
    const all = ['bar', 'end', 'turn'].map((own) => inEngine('src/theme/a.module.css', own))
    expect(all).toEqual(['_a0', '_a1', '_a2'])
    expect(inEngine('src/features/b.module.css', 'bar')).toBe('_b0')
    expect(inSite('content/zh/graph.module.css', 'bar')).toBe('_c0')
    expect(inSite('labs/dice.module.css', 'bar')).toBe('_d0')
  })

  it('depend on the sources only, not on the order in which they are requested', () => {
    const { inEngine, inSite } = start()
    expect(inSite('labs/dice.module.css', 'turn')).toBe('_d2')
    expect(inEngine('src/theme/a.module.css', 'turn')).toBe('_a2')
    expect(inEngine('src/theme/a.module.css?used', 'bar')).toBe('_a0')
  })

  it('of other files, and names that no pattern finds, are distinct too', () => {
    const { inEngine, inSite } = start()
    const other = inSite('tests/page.module.css', 'bar')
    expect(other).toMatch(/^_[\da-f]{10}_bar$/)
    expect(inSite('tests/other.module.css', 'bar')).not.toBe(other)
    expect(inEngine('src/theme/a.module.css', 'unseen')).toBe('_a_unseen')
  })
})
