import { describe, expect, it } from 'vitest'
import { examplePage } from './examplePage.ts'

const fence = (line: number, lang: string, code: string, file = 'a.md') => ({
  file,
  line,
  lang,
  code,
  flags: lang === 'js' ? ['run', 'browser'] : ['run'],
})
const script = fence(50, 'js', '')

describe('examplePage', () => {
  it('is blank without fences above', () => {
    const others = [fence(60, 'html', 'below'), fence(10, 'html', 'elsewhere', 'b.md')]
    expect(examplePage(script, others)).toContain('<body></body>')
  })

  it('contains the nearest HTML and the styles after it', () => {
    const html = examplePage(script, [
      fence(1, 'html', 'old'),
      fence(2, 'css', 'old {}'),
      fence(3, 'html', '<p>new</p>'),
      fence(4, 'css', 'a {}'),
      fence(5, 'css', 'b {}'),
    ])
    expect(html).toContain('<body><p>new</p></body>')
    expect(html).toContain('<style>a {}</style><style>b {}</style>')
    expect(html).not.toContain('old')
  })

  it('contains all styles above where there is no HTML', () => {
    const html = examplePage(script, [fence(1, 'css', 'a {}'), fence(2, 'css', 'b {}')])
    expect(html).toContain('<style>a {}</style><style>b {}</style>')
  })

  it('is the whole document where one is written', () => {
    const document = '<!DOCTYPE html><html><head><title>A</title></head><body>x</body></html>'
    expect(examplePage(script, [fence(1, 'html', document), fence(2, 'css', 'a {}')])).toBe(
      document.replace('</head>', '<style>a {}</style></head>'),
    )
    expect(
      examplePage(script, [fence(1, 'html', '<!doctype html>x'), fence(2, 'css', 'a {}')]),
    ).toBe('<!doctype html><style>a {}</style>x')
  })
})
