import { describe, expect, it } from 'vitest'
import { policyHash } from '../../cache/hash.ts'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import type { SiteSettings } from '../../config/site.ts'
import { headTagsHtml, policySources } from './headTags.ts'

const site = (own: Partial<SiteSettings>) => defineSite({ ...plainSettings, ...own }, {})
const giscus = { repo: 'a/b', repoId: 'R_1', category: 'C', categoryId: 'DIC_1' }

describe('elements of the settings in the head', () => {
  const head: SiteSettings['head'] = [
    { tag: 'meta', attrs: { name: 'a', content: '"<b>&' } },
    { tag: 'link', attrs: { rel: 'stylesheet', href: 'https://fonts.example/a.css' } },
    { tag: 'link', attrs: { rel: 'me', href: 'https://social.example' } },
    { tag: 'script', attrs: { src: '/a.js' } },
    { tag: 'script', attrs: { src: 'https://x.example/a.js', async: true } },
    { tag: 'script', attrs: { src: '//y.example/a.js', defer: false } },
    { tag: 'script', content: 'a < b' },
    { tag: 'script', attrs: { type: 'application/json' }, content: '{}' },
    { tag: 'style', content: 'p > a {}' },
  ]

  it('are written as HTML, with files below the base, and delay nothing', () => {
    expect(headTagsHtml(site({ base: '/sub/', head }))).toBe(
      '<meta name="a" content="&quot;&lt;b&gt;&amp;">' +
        '<link rel="stylesheet" href="https://fonts.example/a.css">' +
        '<link rel="me" href="https://social.example">' +
        '<script src="/sub/a.js" defer></script>' +
        '<script src="https://x.example/a.js" async></script>' +
        '<script src="//y.example/a.js"></script>' +
        '<script>a < b</script>' +
        '<script type="application/json">{}</script>' +
        '<style>p > a {}</style>',
    )
  })

  it('are allowed by host and by hash, and nothing else is', () => {
    expect(policySources(site({ head }))).toEqual({
      'script-src': ['https://x.example', 'https://y.example', `'${policyHash('a < b')}'`],
      'style-src': ['https://fonts.example', `'${policyHash('p > a {}')}'`],
    })
    expect(policySources(site({}))).toEqual({})
  })
})

describe('what a service adds to the policy', () => {
  it.each<[string, Partial<SiteSettings>, object]>([
    [
      'Plausible',
      { analytics: { plausible: {} } },
      { 'script-src': ['https://plausible.io'], 'connect-src': ['https://plausible.io'] },
    ],
    [
      'Plausible on a server of one’s own',
      { analytics: { plausible: { src: 'https://s.example/js/script.manual.js' } } },
      { 'script-src': ['https://s.example'], 'connect-src': ['https://s.example'] },
    ],
    [
      'Google Analytics',
      { analytics: { ga4: { id: 'G-1' } } },
      {
        'script-src': ['https://www.googletagmanager.com'],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        'connect-src': [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ],
      },
    ],
    [
      'Umami Cloud',
      { analytics: { umami: { websiteId: 'u' } } },
      {
        'script-src': ['https://cloud.umami.is'],
        'connect-src': ['https://api-gateway.umami.dev'],
      },
    ],
    [
      'Umami on a server of one’s own',
      { analytics: { umami: { websiteId: 'u', src: 'https://s.example/script.js' } } },
      { 'script-src': ['https://s.example'], 'connect-src': ['https://s.example'] },
    ],
    ['giscus', { comments: { giscus } }, { 'frame-src': ['https://giscus.app'] }],
    [
      'the owner',
      { contentSecurityPolicy: { 'font-src': ['https://f.example'] } },
      { 'font-src': ['https://f.example'] },
    ],
  ])('%s', (_, settings, expected) => {
    expect(policySources(site(settings))).toEqual(expected)
  })
})
