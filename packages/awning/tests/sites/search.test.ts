import { expect, it } from 'vitest'
import type { SearchManifest, SearchPage } from '../../src/features/search/searchFormat.ts'
import { openFixture, page } from './openFixture.ts'

const text = [
  'The opening.',
  '## First {#one}',
  ':::tip A title on the line',
  'Inside a **block** of `code`.',
  '### Not in the contents',
  ':::',
  '```js',
  'element.addEventListener()',
  '```',
  '| a | b |',
  '|---|---|',
  '| left | right |',
  '',
  '## Second',
  'A [link](https://example.com) and<br>a line.',
].join('\n')

it('writes the texts of each language under their headings, without untranslated ones', async () => {
  const site = openFixture(
    {
      // Left out: the overview would be shown at its address, so search could not find it.
      'content/zh/docs/index.md': '',
      'content/zh/docs/home.md': page('Home', 'The first page.'),
      'content/zh/docs/a.md': page('层叠', text),
      'content/en/docs/a.md': page('Cascade', 'English text.'),
      'content/zh/docs/b.md': page('只有中文', '没有翻译。'),
    },
    {
      locales: [
        { id: 'zh', label: '中文', lang: 'zh', dir: 'ltr' },
        { id: 'en', label: 'English', lang: 'en', dir: 'ltr' },
      ],
    },
  )
  await site.build()
  const pagesOf = (locale: string): SearchPage[] => {
    const manifest: SearchManifest = JSON.parse(site.read(`search/${locale}.json`) ?? '')
    expect(manifest.shards).toBe(0)
    return Array.from({ length: manifest.bundles }, (_, bundle): SearchPage[] =>
      JSON.parse(site.read(`search/${locale}-text-${bundle}.json`) ?? ''),
    ).flat()
  }
  expect(pagesOf('en').map(({ title, href }) => [title, href])).toEqual([['Cascade', '/en/docs/a']])
  const zh = pagesOf('zh')
  expect(zh.map(({ title }) => title).toSorted()).toEqual(
    ['Hello', 'Home', '只有中文', '层叠'].toSorted(),
  )
  expect(zh.find(({ title }) => title === '层叠')).toEqual({
    href: '/docs/a',
    title: '层叠',
    sounds: 'ceng die',
    area: 'docs',
    sections: [
      { id: '', title: '', sounds: '', text: 'The opening.' },
      {
        id: 'one',
        title: 'First',
        sounds: '',
        text: [
          'A title on the line',
          'Inside a block of code.',
          'Not in the contents',
          'element.addEventListener()',
          'a',
          'b',
          'left',
          'right',
        ].join('\n'),
      },
      { id: 'second', title: 'Second', sounds: '', text: 'A link and a line.' },
    ],
  })
})
