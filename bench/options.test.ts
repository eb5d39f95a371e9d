import { describe, expect, it } from 'vitest'
import { parseOptions } from './options.ts'

describe('the options of a measurement', () => {
  it('measure everything by default, and write the report', () => {
    const options = parseOptions([])
    expect(options.sizes).toEqual([30, 300, 1000, 3000, 10_000])
    expect(options.peers).toHaveLength(6)
    expect(options).toMatchObject({ runs: 3, limit: 300, pagesSize: 300, fresh: false })
    expect(options.out).toMatch(/RESULTS\.md$/)
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
    [['--runs', '0'], '--runs must be 1 or more'],
    [['--sizes', '30,x'], '--sizes must be 25 or more'],
    [['--builds-only', '--pages-only'], 'leave nothing to measure'],
    [['--nonsense'], '--nonsense'],
  ])('say what is wrong with %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message)
  })
})
