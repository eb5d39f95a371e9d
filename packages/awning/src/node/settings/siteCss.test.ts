import { describe, expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { siteCss } from './siteCss.ts'

function read(files: Readonly<Record<string, string>>, base = '/') {
  const theme = { css: Object.keys(files).map((name) => `./${name}`), colors: { text: '#111' } }
  return siteCss(temporaryFolder(files), defineSite({ ...plainSettings, base, theme }, {}))
}

describe('the CSS of a site', () => {
  it('is its tokens and then its files, in their order', () => {
    const { css, diagnostics } = read({ 'b.css': 'b{}', 'a.css': 'a{}' })
    expect(css).toBe(':root{--ink:#111}\nb{}\na{}')
    expect(diagnostics).toEqual([])
  })

  it('has the addresses of files below the base', () => {
    const css = 'a{background:url(/a.png) url("/b.png") url(#c) url(data:x)}'
    expect(read({ 'a.css': css }).css).toContain(css)
    expect(read({ 'a.css': css }, '/sub/').css).toContain(
      'url(/sub/a.png) url("/sub/b.png") url(#c) url(data:x)',
    )
  })

  it('cannot refer to files that are elsewhere', () => {
    const { diagnostics } = read({
      'a.css': "/* url(x) @import */\n@import './b.css';\na { src: url('../x.woff2') }",
    })
    expect(diagnostics).toMatchObject([
      { file: 'a.css', line: 2, column: 1, message: '@import cannot be used here' },
      {
        file: 'a.css',
        line: 3,
        column: 10,
        message: 'the address "../x.woff2" is no file of this site',
      },
    ])
  })

  it('cannot load what the policy blocks', () => {
    const css = 'a{src:url(https://x.example/a.png)}\nb{src:url(//x.example/b.woff2)}'
    expect(read({ 'a.css': css }).diagnostics).toMatchObject([
      {
        file: 'a.css',
        line: 1,
        column: 7,
        message: expect.stringContaining('the picture https://x.example/a.png is blocked'),
      },
      { line: 2, message: expect.stringContaining('the font //x.example/b.woff2 is blocked') },
    ])
    const contentSecurityPolicy = { 'img-src': ['https://x.example'] }
    const config = defineSite(
      { ...plainSettings, contentSecurityPolicy, theme: { css: './a.css' } },
      {},
    )
    expect(siteCss(temporaryFolder({ 'a.css': css }), config).diagnostics).toHaveLength(1)
  })

  it('cannot come from a file that does not exist', () => {
    const config = defineSite({ ...plainSettings, theme: { css: './no.css' } }, {})
    expect(siteCss(temporaryFolder(), config).diagnostics).toMatchObject([
      { file: 'site.config.ts', message: 'theme.css names "./no.css", which does not exist' },
    ])
  })
})
