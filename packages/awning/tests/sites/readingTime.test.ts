import { expect, it } from 'vitest'
import { openFixture, page } from './openFixture.ts'
import { mainOf, textOf } from './readPage.ts'

/** 401 characters, of which some are in a table, a tip, HTML and a tab; alternative texts are not read. */
const chinese = [
  '字'.repeat(300),
  `| ${'字'.repeat(20)} | ${'字'.repeat(20)} |\n|--|--|\n| ${'字'.repeat(10)} | ${'字'.repeat(10)} |`,
  `:::tip\n${'字'.repeat(20)}\n:::`,
  `<p>${'字'.repeat(20)}</p>`,
  `![${'字'.repeat(500)}](/x.svg)`,
  '**字**',
].join('\n\n')

const site = (text: string, settings = {}) =>
  openFixture(
    {
      'content/zh/docs/guide.md': page('Guide', text),
      'content/zh/blog/2022-01-02-long.md': page('Long', text, 'slug: long'),
      'public/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    settings,
  )
const read = (built: ReturnType<typeof site>, path: string) =>
  textOf(mainOf(built.read(`${path}/index.html`) ?? ''))

it('posts say how long they take to read, on their page and in lists, in the language of the page; docs do not', async () => {
  const built = site(chinese)
  await built.build()
  for (const path of ['blog', 'blog/long']) expect(read(built, path)).toContain('· 阅读约2分钟')
  for (const path of ['en/blog', 'en/blog/long'])
    expect(read(built, path)).toContain('· 2 min read')
  expect(read(built, 'docs/guide')).not.toContain('分钟')
})

it('a character less is a minute less', async () => {
  const built = site(chinese.replace('**字**', ''))
  await built.build()
  expect(read(built, 'blog/long')).toContain('· 阅读约1分钟')
})

it('a site can show it on docs and hide it on posts', async () => {
  const built = site(chinese, {
    docs: { readingTime: true },
    posts: [{ id: 'blog', readingTime: false }],
  })
  await built.build()
  for (const path of ['blog', 'blog/long']) expect(read(built, path)).not.toContain('分钟')
  expect(read(built, 'docs/guide')).toContain('Guide 阅读约2分钟')
  expect(built.read('en/docs/guide/index.html')).toContain('lang="en" dir="ltr">2 min read</p>')
})

it('a text without words has none', async () => {
  const built = site('![x](/x.svg)')
  await built.build()
  expect(read(built, 'blog/long')).not.toContain('分钟')
})
