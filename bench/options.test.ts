import { describe, expect, it } from 'vitest'
import { parseOptions } from './options.ts'
import { runsAt } from './runs.ts'

describe('the options of a measurement', () => {
  it('measure everything by default, and write the report', () => {
    const options = parseOptions([])
    expect(options.sizes).toEqual([30, 300, 1000, 3000, 10_000])
    expect(options.peers).toHaveLength(6)
    expect(options).toMatchObject({ limit: 300, pagesSize: 300, fresh: false })
    expect(options.out).toMatch(/RESULTS\.md$/)
    expect(options.sizes.map((size) => runsAt(options.runs, size))).toEqual([5, 5, 3, 1, 1])
  })

  it('measure real texts in addition, or alone', () => {
    expect(parseOptions([]).content).toBeUndefined()
    const options = parseOptions(['--content', 'sites', '--sizes', 'none'])
    expect(options).toMatchObject({ content: 'sites', sizes: [] })
    expect(runsAt(options.runs, 350)).toBe(5)
  })

  it('set the number of runs for all sizes, or up to a size', () => {
    const runs = (text: string) => {
      const options = parseOptions(['--runs', text])
      return options.sizes.map((size) => runsAt(options.runs, size))
    }
    expect(runs('2')).toEqual([2, 2, 2, 2, 2])
    expect(runs('1000:4,30:7,2')).toEqual([7, 4, 4, 2, 2])
  })

  it('measure dev servers too, except with --quick, or them alone', () => {
    expect(parseOptions([])).toMatchObject({ builds: true, pages: true, dev: true })
    expect(parseOptions(['--quick'])).toMatchObject({ builds: true, pages: true, dev: false })
    expect(parseOptions(['--quick', '--dev-only'])).toMatchObject({
      builds: false,
      pages: false,
      dev: true,
    })
  })

  it('write no report when a part is measured, unless a file is named', () => {
    expect(parseOptions(['--sizes', '30']).out).toBeUndefined()
    expect(parseOptions(['--quick']).out).toBeUndefined()
    expect(parseOptions(['--peers', 'hugo', '--out', 'x.md']).out).toBe('x.md')
    expect(parseOptions(['--report']).out).toMatch(/RESULTS\.md$/)
  })

  it('measure everything again with --quick, in a separate file', () => {
    const quick = parseOptions(['--quick'])
    expect(quick).toMatchObject({ fresh: true, sizes: [300], peers: ['awning', 'docusaurus'] })
    expect(quick.records).not.toBe(parseOptions([]).records)
    expect(parseOptions(['--quick', '--report']).fresh).toBe(false)
  })

  it('always have this engine among the peers, and sizes in order', () => {
    expect(parseOptions(['--peers', 'hugo,vitepress']).peers).toEqual([
      'awning',
      'vitepress',
      'hugo',
    ])
    expect(parseOptions(['--sizes', '1000,30']).sizes).toEqual([30, 1000])
    expect(parseOptions(['--sizes', '1000,30']).pagesSize).toBe(30)
  })

  it.each([
    [['--peers', 'jekyll'], 'There is no peer "jekyll"'],
    [['--runs', '0'], '--runs must be like 5 or 500:5,1000:3,1'],
    [['--runs', '300:5'], '--runs must end with the number of runs on all larger sites'],
    [['--sizes', '30,x'], '--sizes must be 25 or more'],
    [['--builds-only', '--pages-only'], 'leave nothing to measure'],
    [['--dev-only', '--pages-only'], '--pages-only and --dev-only together'],
    [['--nonsense'], '--nonsense'],
  ])('say what is wrong with %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message)
  })
})
