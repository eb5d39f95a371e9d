import { describe, expect, it } from 'vitest'
import { linkNewOnce, linkOnce, renameSheets, StyleSheets } from './styleSheets.ts'

const sheets = () => new StyleSheets('/sub/', (name) => `/* ${name} */`)

describe('style sheets', () => {
  it('that belong together become one, named by what is in it', () => {
    const all = sheets()
    const href = all.merge(['/sub/assets/a.css', '/sub/assets/b.css'])
    expect(href).toMatch(/^\/sub\/assets\/page-[\da-f]{10}\.css$/)
    expect(all.named([href, href, '/sub/assets/a.css'])).toEqual([
      { href, payload: '/* a.css *//* b.css */' },
    ])
    expect(sheets().merge(['/sub/assets/a.css', '/sub/assets/b.css'])).toBe(href)
    expect(all.merge(['/sub/assets/b.css'])).not.toBe(href)
  })

  it('that stand alone are named by their text too', () => {
    const all = sheets()
    const href = all.merge(['/sub/assets/a.css'])
    expect(href).toMatch(/^\/sub\/assets\/page-[\da-f]{10}\.css$/)
    expect(all.named([href])).toMatchObject([{ payload: '/* a.css */' }])
  })

  it('are found in a stream and among the styles of its components, each once, only our own', () => {
    const stream = Buffer.from('["link",{"href":"/sub/assets/a.css"}] "/sub/assets/b.css" "/x.css"')
    expect(sheets().linkedIn(stream, ['/sub/assets/b.css'])).toEqual([
      '/sub/assets/b.css',
      '/sub/assets/a.css',
    ])
  })
})

describe('addresses of style sheets', () => {
  it('are renamed where they stand in quotes, and nowhere else', () => {
    const names = new Map([['/assets/a.css', '/assets/page.css']])
    expect(renameSheets('"/assets/a.css" /assets/a.css "/assets/b.css"', names)).toBe(
      '"/assets/page.css" /assets/a.css "/assets/b.css"',
    )
  })

  it('are linked once in a document', () => {
    const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="x"/>`
    expect(linkOnce(`${link('/a.css')}${link('/b.css')}${link('/a.css')}<p>`)).toBe(
      `${link('/a.css')}${link('/b.css')}<p>`,
    )
  })
})

describe('the style sheets of a stream', () => {
  const link = (name: string, href: string) =>
    `["$","link","css:/assets/${name}.css",{"rel":"stylesheet","crossOrigin":"anonymous","precedence":"vite-rsc/importer-resources","href":"${href}","data-rsc-css-href":"${href}"}]`
  const [own, shell] = ['/assets/page-1.css', '/assets/page-0.css']
  const known = new Set([own, shell])
  const once = (stream: string) => linkNewOnce(stream, known, new Set([shell]))
  const left = `["$","link","css",{"rel":"stylesheet","precedence":"page","href":"${own}"}]`

  it('are linked once, and not at all when they stand on the page already', () => {
    const list = `[${link('a', own)},${link('b', shell)},${link('c', own)},"$undefined"]`
    expect(once(`0:[${list},["$","p",null,{}]]\n1:[${list},"$L2"]\n2:${link('a', own)}\n`)).toBe(
      `0:[${left},["$","p",null,{}]]\n1:[null,"$L2"]\n2:null\n`,
    )
  })

  it('are not asked for ahead: who has the stream has all of it', () => {
    const hint = (href: string) => `:HL["${href}","style",{"crossOrigin":"anonymous"}]\n`
    expect(once(`${hint(own)}${hint('/theirs.css')}0:1\n`)).toBe(`${hint('/theirs.css')}0:1\n`)
  })

  it('of others stay as they are', () => {
    const stream = `0:[[${link('x', '/theirs.css')},"$undefined"],${link('x', '/theirs.css')}]\n`
    expect(once(stream).split('/theirs.css').length).toBe(stream.split('/theirs.css').length)
  })
})
