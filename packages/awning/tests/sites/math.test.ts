import { expect, it } from 'vitest'
import { readJsonFeed } from './feedRules.ts'
import { openFixture, page } from './openFixture.ts'

it('only pages with formulas load their styles; Markdown and feeds have the TeX', async () => {
  const site = openFixture(
    {
      'content/zh/docs/index.md': '',
      'content/zh/docs/a.md': page('A', 'Euler: $e^{i\\pi}$.'),
      'content/zh/docs/b.md': page('B', 'None: \\$5.'),
      'content/zh/blog/2023-01-01-c.md': page('C', 'Where $x^2$ is:\n\n$$\na < b\n$$'),
    },
    { math: true },
  )
  const { warningText } = await site.build()
  expect(warningText).toBe('')
  const sheets = (path: string) =>
    [...(site.read(path) ?? '').matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(
      ([, file = '']) => site.read(file) ?? '',
    )
  expect(site.read('docs/a/index.html')).toContain('<math ')
  expect(sheets('docs/a/index.html').join()).toContain('.tml-display')
  expect(sheets('docs/b/index.html').join()).not.toContain('.tml-display')
  // Readers of Markdown get the TeX.
  expect(site.read('docs/a/index.md')).toContain('$e^{i\\pi}$')
  expect(readJsonFeed(site.read('blog/feed.json') ?? '').items[0]?.html).toBe(
    '<p>Where <code>x^2</code> is:</p>\n<div><pre><code>a &lt; b</code></pre></div>',
  )
})
