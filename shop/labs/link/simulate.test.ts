import { describe, expect, it } from 'vitest'
import type { ResourceId } from './resources.ts'
import { presets, scriptModes, type LoadingSettings } from './loadingSettings.ts'
import { simulate, type LoadingResult, type Timing } from './simulate.ts'

const { naive } = presets
const load = (change: Partial<LoadingSettings> = {}) => simulate({ ...naive, ...change })

function of({ timings }: LoadingResult, id: ResourceId): Timing {
  const found = timings.find((timing) => timing.id === id)
  if (!found) throw new Error(`${id} was not loaded`)
  return found
}

const allModes = scriptModes.flatMap((lib) => scriptModes.map((app) => ({ lib, app })))

describe('discovery', () => {
  it('finds nothing before the first byte of the HTML', () => {
    const { timings } = load()
    const first = of(load(), 'index.html').firstByte
    for (const timing of timings.slice(1)) expect(timing.discovered).toBeGreaterThanOrEqual(first)
  })

  it('lets the preload scanner run ahead while a script blocks the parser', () => {
    const loading = load()
    expect(of(loading, 'hero.avif').foundBy).toBe('scanner')
    expect(of(loading, 'hero.avif').discovered).toBeLessThan(of(loading, 'lib.js').ended)
  })

  it('is done by the parser where nothing blocks it', () => {
    expect(of(simulate(presets.defer), 'hero.avif').foundBy).toBe('parser')
  })

  it('finds a font only when the style sheet is loaded and text needs it', () => {
    const font = of(load(), 'song.woff2')
    expect(font.foundBy).toBe('stylesheet')
    expect(font.discovered).toBeGreaterThanOrEqual(of(load(), 'site.css').ended)
    expect(font.discovered).toBe(load().firstPaint)
  })

  it('finds what is preloaded at once, with the first bytes', () => {
    const loading = load({ fontPreload: true, heroPreload: true })
    const { firstByte } = of(loading, 'index.html')
    for (const id of ['song.woff2', 'hero.avif'] as const) {
      expect(of(loading, id).foundBy).toBe('preload')
      expect(of(loading, id).discovered).toBeLessThan(firstByte + 5)
    }
  })

  it('finds a picture of the stylesheet late, unless it is preloaded', () => {
    const late = load({ heroSource: 'css' })
    const early = load({ heroSource: 'css', heroPreload: true })
    expect(of(late, 'hero.avif').foundBy).toBe('stylesheet')
    expect(late.largestPaint - early.largestPaint).toBeGreaterThan(200)
  })

  it('gains almost nothing by preloading a picture that the scanner sees anyway', () => {
    const difference = load().largestPaint - load({ heroPreload: true }).largestPaint
    expect(Math.abs(difference)).toBeLessThan(30)
  })

  it('opens a connection in advance with preconnect, and so the font comes earlier', () => {
    const [plain, ahead] = [load(), load({ preconnect: true })]
    expect(of(plain, 'song.woff2').requested - of(plain, 'song.woff2').discovered).toBe(300)
    expect(of(ahead, 'song.woff2').requested).toBe(of(ahead, 'song.woff2').discovered)
    expect(ahead.fontShown).toBeLessThan(plain.fontShown)
  })
})

describe('scripts', () => {
  it('run one at a time and only when they are loaded', () => {
    for (const modes of allModes) {
      const runs = load(modes).timings.flatMap((timing) => (timing.run ? [timing] : []))
      const sorted = runs.toSorted((a, b) => (a.run?.start ?? 0) - (b.run?.start ?? 0))
      sorted.forEach(({ run, ended }, index) => {
        expect(run?.start).toBeGreaterThanOrEqual(ended)
        expect(run?.start).toBeGreaterThanOrEqual(sorted[index - 1]?.run?.end ?? 0)
      })
    }
  })

  it('run in the order of the document if they are classic', () => {
    expect(load().ran).toEqual(['stats.js', 'lib.js', 'app.js'])
  })

  it('run in the order of the document if they are deferred, though the second comes first', () => {
    const loading = simulate(presets.defer)
    expect(of(loading, 'app.js').ended).toBeLessThan(of(loading, 'lib.js').ended)
    expect(loading.ran.filter((id) => id !== 'stats.js')).toEqual(['lib.js', 'app.js'])
  })

  it('run when they are loaded if they are async, so that the small one overtakes', () => {
    expect(load({ lib: 'async', app: 'async' }).ran).toEqual(['stats.js', 'app.js', 'lib.js'])
  })

  it('treat a module as deferred', () => {
    const defer = load({ lib: 'defer', app: 'defer' })
    expect(load({ lib: 'module', app: 'module' })).toEqual(defer)
    expect(load({ lib: 'defer', app: 'module' })).toEqual(defer)
  })

  it('run after parsing if they are deferred, so a classic one overtakes a deferred one before it', () => {
    expect(load({ lib: 'defer' }).ran).toEqual(['stats.js', 'app.js', 'lib.js'])
  })

  it('wait for the blocking style sheet before them, unless they are async', () => {
    const slow = { stats: 'classic', lib: 'classic', app: 'classic' } as const
    const sheet = of(load(slow), 'site.css').ended
    expect(of(load(slow), 'lib.js').run?.start).toBeGreaterThanOrEqual(sheet)
    expect(of(load(slow), 'stats.js').run?.start).toBe(of(load(slow), 'stats.js').ended)
  })
})

describe('marks', () => {
  it('never paint before the blocking style sheet is loaded', () => {
    for (const modes of allModes) {
      const loading = load(modes)
      expect(loading.firstPaint).toBeGreaterThanOrEqual(of(loading, 'site.css').ended)
    }
  })

  it('paint before the style sheet where it does not block: a flash of unstyled content', () => {
    const loading = simulate({ ...presets.defer, blocking: false })
    expect(loading.firstPaint).toBeLessThan(of(loading, 'site.css').ended)
  })

  it('paint after the classic scripts of the head, since the body is not parsed before', () => {
    expect(load().firstPaint).toBeGreaterThanOrEqual(of(load(), 'app.js').run?.end ?? Infinity)
  })

  it('have DOMContentLoaded after the last deferred script', () => {
    const loading = simulate(presets.defer)
    expect(loading.contentLoaded).toBe(of(loading, 'app.js').run?.end)
  })

  it('do not let DOMContentLoaded wait for an async script', () => {
    const loading = load({ lib: 'async', app: 'async' })
    expect(loading.contentLoaded).toBeLessThan(of(loading, 'lib.js').run?.start ?? 0)
  })

  it('put the largest paint at or after the first and after its picture', () => {
    for (const preset of Object.values<LoadingSettings>(presets)) {
      const loading = simulate(preset)
      expect(loading.largestPaint).toBeGreaterThanOrEqual(loading.firstPaint)
      expect(loading.largestPaint).toBeGreaterThanOrEqual(of(loading, 'hero.avif').ended)
    }
  })
})

describe('presets', () => {
  const first = simulate(naive)

  it('bring the font earlier by preloading it, at the cost of the first paint', () => {
    const loading = simulate(presets.font)
    expect(loading.fontShown).toBeLessThan(first.fontShown)
    expect(loading.firstPaint).toBeGreaterThan(first.firstPaint)
  })

  it('halve the first paint by deferring the scripts', () => {
    expect(simulate(presets.defer).firstPaint).toBeLessThan(first.firstPaint / 2)
  })

  it('bring the hero earlier with its priority', () => {
    expect(simulate(presets.hero).largestPaint).toBeLessThan(first.largestPaint - 100)
  })

  it('make everything later by preloading everything', () => {
    const flood = simulate(presets.flood)
    expect(flood.firstPaint).toBeGreaterThan(first.firstPaint)
    expect(flood.largestPaint).toBeGreaterThan(first.largestPaint)
    expect(flood.loaded).toBeGreaterThan(first.loaded)
  })

  it('paint early and completely with what helps', () => {
    const best = simulate(presets.best)
    expect(best.firstPaint).toBeLessThan(first.firstPaint / 2)
    for (const preset of Object.values<LoadingSettings>(presets))
      expect(best.largestPaint).toBeLessThanOrEqual(simulate(preset).largestPaint)
  })

  it('finish with any settings', () => {
    for (const modes of allModes)
      expect(load({ ...modes, blocking: false, heroSource: 'css' }).largestPaint).toBeLessThan(5000)
  })
})
