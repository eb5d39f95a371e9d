import { expect, it } from 'vitest'
import { openFixture, page } from './openFixture.ts'

it('only pages with formulas load their styles, and the Markdown of a page keeps the TeX', async () => {
  const site = openFixture(
    {
      'content/zh/docs/index.md': '',
      'content/zh/docs/a.md': page('A', 'Euler: $e^{i\\pi}$.'),
      'content/zh/docs/b.md': page('B', 'None: \\$5.'),
    },
    { math: true },
  )
  const { warningText } = await site.build()
  expect(warningText).toBe('')
  const sheets = (path: string) =>
    [...(site.read(path) ?? '').matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(
      ([, file = '']) => site.read(file) ?? '',
    )
  expect(site.read('docs/a/index.html')).toContain('<math>')
  expect(sheets('docs/a/index.html').join()).toContain('.tml-display')
  expect(sheets('docs/b/index.html').join()).not.toContain('.tml-display')
  // Readers of Markdown get the TeX.
  expect(site.read('docs/a/index.md')).toContain('$e^{i\\pi}$')
})
