import { expect, it } from 'vitest'
import { policyHash } from '../../src/cache/hash.ts'
import { openFixture, page, failureOf } from './openFixture.ts'
import type { FixtureSite } from './fixtureSite.ts'

const giscus = { repo: 'a/b', repoId: 'R_1', category: 'C', categoryId: 'DIC_1' }
const inlineScripts = (html: string) =>
  Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) => code)
const rulesOf = (html: string) =>
  /<script type="speculationrules">(.*?)<\/script>/.exec(html)?.[1] ?? ''
const stylesOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
const read = (site: FixtureSite, path: string) => site.read(path) ?? ''

it('a site with services loads them by its head and allows each exactly what it needs', async () => {
  const site = openFixture(
    {
      'content/zh/docs/a.md':
        '---\ntitle: A\nhead:\n  - tag: meta\n    attrs: { name: rating, content: general }\n---\n\nText.\n',
      'content/zh/blog/2022-02-02-silent.md':
        '---\ntitle: Silent\nslug: silent\ncomments: false\n---\n\nText.\n',
    },
    {
      head: [
        { tag: 'meta', attrs: { name: 'verification', content: 'abc' } },
        { tag: 'script', content: 'window.answer = 42' },
      ],
      analytics: { plausible: {}, ga4: { id: 'G-ABC' }, umami: { websiteId: 'u-1' } },
      comments: { giscus },
    },
  )
  await site.build()
  const doc = read(site, 'docs/a/index.html')
  const scripts = inlineScripts(doc)
  const [boot = '', answer = ''] = scripts
  expect(scripts).toHaveLength(2)
  expect(answer).toBe('window.answer = 42')
  expect(policyOf(doc)).toBe(
    `default-src 'self'; script-src 'self' '${policyHash(boot)}' '${policyHash(rulesOf(doc))}' '${policyHash(answer)}' https://plausible.io https://www.googletagmanager.com https://cloud.umami.is; ` +
      `style-src 'self' '${policyHash(stylesOf(doc))}'; img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com; ` +
      "connect-src 'self' https://plausible.io https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://api-gateway.umami.dev; " +
      "frame-src 'self' https://giscus.app; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'",
  )
  expect(doc).toContain('<meta name="verification" content="abc">')
  expect(doc).toContain('<meta name="rating" content="general"/>')
  expect(doc).not.toContain('id="Comments"')
  expect(read(site, 'docs/index.html')).not.toContain('name="rating"')
  const post = read(site, 'en/blog/hello/index.html')
  expect(post).toContain('<h2 id="Comments">Comments</h2>')
  expect(post).toContain(
    'href="https://github.com/a/b/discussions?discussions_q=en%2Fblog%2Fhello"',
  )
  expect(post).toContain('GiscusFrame')
  expect(read(site, 'blog/silent/index.html')).not.toContain('id="Comments"')
  const [, file = ''] = /<script src="\/(assets\/analytics-[^"]+)" defer/.exec(doc) ?? []
  expect(site.read(file)).toContain('"domain":"fixture.example"')
})

it('a site without services has the policy of the engine, and none of their code', async () => {
  const site = openFixture({})
  await site.build()
  const html = read(site, 'blog/hello/index.html')
  const scripts = inlineScripts(html)
  expect(scripts).toHaveLength(1)
  expect(policyOf(html)).toBe(
    `default-src 'self'; script-src 'self' '${policyHash(scripts[0] ?? '')}' '${policyHash(rulesOf(html))}'; style-src 'self' '${policyHash(stylesOf(html))}'; img-src 'self' data:; worker-src 'self'; object-src 'none'; base-uri 'self'; form-action 'none'`,
  )
  expect(html).not.toMatch(/GiscusFrame|PageViews|id="Comments"/)
})

it('an element that the head of one page cannot have is reported with its line', async () => {
  const site = openFixture({
    'content/zh/docs/a.md':
      '---\ntitle: A\nhead:\n  - tag: script\n    attrs: { src: /a.js }\n---\n\nText.\n',
    'content/zh/docs/b.md': page('B').replace(
      'title: B',
      'title: B\nhead: [{ tag: link, attrs: { rel: me, href: "javascript:x" } }]',
    ),
  })
  const failure = await failureOf(site)
  expect(failure).toMatch(/a\.md\n {2}4:\d+ error: .*head.*tag.* must be meta or link/)
  expect(failure).toMatch(/b\.md\n {2}3:\d+ error: .*must not begin with "javascript:"/)
})
