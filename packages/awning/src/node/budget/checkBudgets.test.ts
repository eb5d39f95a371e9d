import { describe, expect, it } from 'vitest'
import { readDocument } from '../render/readDocument.ts'
import { checkBudgets, type WeighedPage } from './checkBudgets.ts'
import { gzipped, weighPage } from './weighPage.ts'

const budgets = { html: 100, styles: 100, inline: 100, script: 100, lab: 100, payload: 100 }
const light = { inline: 10, styles: ['/a.css'], scripts: ['/a.js'], labs: ['/lab.js'] }
const page = (name: string, more: Partial<WeighedPage['weight']> = {}): WeighedPage => ({
  page: name,
  weight: { ...light, ...more },
})
const weigh = (href: string) => (href.startsWith('/big') ? 90 : 40)

describe('budgets', () => {
  it('accept pages that are within them', () => {
    expect(checkBudgets([page('/a'), page('/b')], budgets, weigh)).toBeUndefined()
    expect(checkBudgets([page('/a', { html: 100, payload: 100 })], budgets, weigh)).toBeUndefined()
  })

  it.each([
    ['HTML', { html: 150 }, 150],
    ['style sheets', { styles: ['/a.css', '/big.css'] }, 130],
    ['inline script', { inline: 101 }, 101],
    ['script after intent', { scripts: ['/big.js', '/a.js', '/b.js'] }, 170],
    ['payload', { payload: 200 }, 200],
  ] as const)('tell of %s, with its size and the page', (title, more, bytes) => {
    const report = checkBudgets([page('/a'), page('/b', more)], budgets, weigh)
    expect(report).toMatch(new RegExp(`^  ${title} +${bytes} +100 +\\d+ % +/b$`, 'm'))
  })

  it('report a lab once, however many pages show it', () => {
    const pages = [
      page('/a'),
      page('/b', { labs: ['/big-lab.js'] }),
      page('/c', { labs: ['/big-lab.js'] }),
    ]
    expect(checkBudgets(pages, { ...budgets, lab: 50 }, weigh)).toMatch(
      /^ {2}experiment +90 +50 +80 % +\/b \(big-lab\.js\) and 1 more$/m,
    )
  })

  it('name the heaviest page, the number of pages, and the size in the last build', () => {
    const before = { ...light, html: 90 }
    const report = checkBudgets(
      [page('/a', { html: 110 }), { ...page('/b', { html: 125 }), before }],
      budgets,
      weigh,
    )
    expect(report).toMatch(/^ {2}HTML +125 +100 +25 % +90 +\/b and 1 more$/m)
  })
})

describe('the weight of a page', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><script>boot()</script><script type="x">{}</script>' +
    '<template><link rel="modulepreload" href="/a.js"><link rel="preload" as="fetch" href="/p.txt"></template>'
  const payload = Buffer.from('{"references":[{"script":"/theme.js"}]}\n0:1')
  const weighed = (text: string, limits: { html: number; payload: number }) =>
    weighPage(
      { document: Buffer.from(text), payload, labs: ['/lab.js'] },
      readDocument(text, '/', 'https://site.example'),
      limits,
    )

  it('is that of its inline script and of the files it links', () => {
    const weight = weighed(html, { html: 10_000, payload: 10_000 })
    expect(weight).toEqual({
      inline: gzipped('boot()'),
      styles: ['/a.css'],
      scripts: ['/a.js'],
      labs: ['/lab.js'],
    })
  })

  it('counts compressed bytes if the uncompressed size is over the budget', () => {
    const long = html + '字'.repeat(5000)
    const weight = weighed(long, { html: 10_000, payload: 20 })
    expect(weight.html).toBe(gzipped(long))
    expect(weight.payload).toBe(gzipped(payload))
  })
})
