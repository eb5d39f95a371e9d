import { describe, expect, it } from 'vitest'
import { headLines } from './headLines.ts'
import { presets } from './loadingSettings.ts'

describe('headLines', () => {
  it('writes no hint for the naive page', () => {
    expect(headLines(presets.naive).join('\n')).not.toMatch(
      /preload|preconnect|priority|defer|async/,
    )
  })

  it('writes how each script is loaded', () => {
    const lines = headLines({ ...presets.naive, stats: 'async', lib: 'defer', app: 'module' })
    expect(lines).toContain('<script src="/stats.js" async></script>')
    expect(lines).toContain('<script src="/lib.js" defer></script>')
    expect(lines).toContain('<script src="/app.js" type="module"></script>')
  })

  it('never preloads a font without crossorigin', () => {
    const lines = headLines(presets.flood).filter((line) => line.includes('as="font"'))
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toContain('crossorigin')
  })

  it('writes the priority on the picture and on its preload', () => {
    const lines = headLines({ ...presets.hero, heroPreload: true })
    expect(lines.filter((line) => line.includes('fetchpriority="high"'))).toHaveLength(2)
  })

  it('leaves the picture out of the HTML where the stylesheet has it', () => {
    expect(headLines({ ...presets.naive, heroSource: 'css' }).join('\n')).not.toContain('hero.avif')
  })

  it('puts the preloads before the scripts', () => {
    const lines = headLines(presets.flood)
    const last = lines.findLastIndex((line) => line.includes('preload'))
    expect(last).toBeLessThan(lines.findIndex((line) => line.includes('<script')))
  })
})
