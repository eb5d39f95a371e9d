import { describe, expect, it } from 'vitest'
import { linkSheets, sheetsOf, StyleSheets } from './styleSheets.ts'

const sheets = () => new StyleSheets('/sub/', (name) => `/* ${name} */`)

describe('style sheets', () => {
  it('that are linked together are merged into one, named by a hash of its text', () => {
    const all = sheets()
    const href = all.merge(['/sub/assets/a.css', '/sub/assets/b.css'])
    expect(href).toMatch(/^\/sub\/assets\/page-[\da-f]{10}\.css$/)
    expect(all.filesAt([href, href, '/sub/assets/a.css'])).toEqual([
      { href, payload: '/* a.css *//* b.css */' },
    ])
    expect(sheets().merge(['/sub/assets/a.css', '/sub/assets/b.css'])).toBe(href)
    expect(all.merge(['/sub/assets/b.css'])).not.toBe(href)
  })

  it('that are linked alone are named by a hash of their text too', () => {
    const all = sheets()
    const href = all.merge(['/sub/assets/a.css'])
    expect(href).toMatch(/^\/sub\/assets\/page-[\da-f]{10}\.css$/)
    expect(all.filesAt([href])).toMatchObject([{ payload: '/* a.css */' }])
  })
})

describe('the style sheets of a piece', () => {
  const [a, b, c] = ['/sub/assets/a.css', '/sub/assets/b.css', '/sub/assets/c.css'] as const
  const reference = (...styles: string[]) => ({ id: '', name: '', scripts: [], styles })

  it('are those of its client components and of its server components', () => {
    const stream = Buffer.from('')
    expect(sheetsOf({ stream, references: [reference(a), reference(b)], styles: [c] })).toEqual([
      a,
      b,
      c,
    ])
  })

  it('are linked as one, each once, without those that the page has already', () => {
    const all = sheets()
    const { links, contained } = linkSheets([a, b, a, c], all, new Set([b]))
    expect(contained).toEqual([a, c])
    expect(links).toEqual([all.merge([a, c])])
  })

  it('need no link if the page has them all', () => {
    expect(linkSheets([a], sheets(), new Set([a]))).toMatchObject({ links: [], contained: [] })
  })

  it('are followed by the CSS that is appended, which is linked by itself too', () => {
    const all = sheets()
    const textOf = (wanted: string[], appended: string) =>
      all.filesAt(linkSheets(wanted, all, new Set(), appended).links).map(({ payload }) => payload)
    expect(textOf([a, b], 'p{}')).toEqual(['/* a.css *//* b.css */p{}'])
    expect(textOf([a, b], '')).toEqual(['/* a.css *//* b.css */'])
    expect(textOf([], 'p{}')).toEqual(['p{}'])
  })

  it('have the same text in a thread that did not link them', () => {
    const linked = linkSheets([a, b], sheets(), new Set(), 'p{}')
    expect(sheets().textOf(linked)).toEqual({
      components: '/* a.css *//* b.css */',
      appended: 'p{}',
    })
  })

  it('are not merged in dev', () => {
    expect(linkSheets([a, b], undefined, new Set()).links).toEqual([a, b])
  })
})
