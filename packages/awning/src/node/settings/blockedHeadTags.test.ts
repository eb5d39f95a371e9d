import { expect, it } from 'vitest'
import { defineSite } from '../../config/defineSite.ts'
import { plainSettings } from '../../config/plainSettings.testing.ts'
import { blockedHeadTags } from './blockedHeadTags.ts'

it('icons and preloads of other sites are reported, what the policy allows by itself is not', () => {
  const config = defineSite(
    {
      ...plainSettings,
      head: [
        { tag: 'script', attrs: { src: 'https://x.example/a.js' } },
        { tag: 'link', attrs: { rel: 'stylesheet', href: 'https://x.example/a.css' } },
        { tag: 'link', attrs: { rel: 'me', href: 'https://x.example/' } },
        { tag: 'link', attrs: { rel: 'icon', href: 'https://x.example/a.png' } },
        { tag: 'link', attrs: { rel: 'preload', as: 'font', href: 'https://x.example/a.woff2' } },
      ],
    },
    {},
  )
  expect(blockedHeadTags(config)).toMatchObject([
    { file: 'site.config.ts', message: expect.stringMatching(/^head\[3\]: the picture/) },
    { file: 'site.config.ts', message: expect.stringMatching(/^head\[4\]: the font/) },
  ])
})
