import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkSite } from '../../src/node/checkSite.ts'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import { defineSite } from '../../src/config/defineSite.ts'
import { everyProseRule, plainSettings } from '../../src/config/plainSettings.testing.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import type { FixtureSite } from './fixtureSite.ts'
import { failureOf, openFixture, page } from './openFixture.ts'

const a = 'content/zh/docs/a.md'
const b = 'content/zh/docs/b.md'
const post = 'content/zh/blog/2022-02-02-c.md'

async function check(
  { root }: FixtureSite,
  proseLint: SiteSettings['proseLint'] = everyProseRule,
): Promise<readonly Diagnostic[]> {
  const config = defineSite({ ...plainSettings, proseLint }, {})
  return (await checkSite({ root, config, cacheDir: join(root, '.cache') })).diagnostics
}

const told = (diagnostics: readonly Diagnostic[], file: string) =>
  diagnostics
    .filter((diagnostic) => diagnostic.file === file)
    .map(({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`)

/** A site without mistakes: three docs that link to each other. */
const good = {
  'content/zh/docs/index.md': '',
  'content/zh/docs/start.md': page('首页', '见[甲](./a.md)、[乙](./b.md)。', 'description: 首页。'),
  [a]: page('甲', '## 节 {#one}\n\n见[乙](./b.md#two)、[首页](./start.md)。', 'description: 甲。'),
  [b]: page('乙', '## 节 {#two}\n\n见[甲](./a.md#one)、[首页](./start.md)。', 'description: 乙。'),
  'content/zh/blog/2022-01-01-hello.md': page(
    '你好',
    '第一篇。',
    'slug: hello',
    'description: 好。',
  ),
}

describe('npm run check', () => {
  it('reports nothing about a site without mistakes', async () => {
    expect(await check(openFixture(good))).toEqual([])
  })

  it('compares what a text says of browsers with the data that is installed', async () => {
    const status = { baseline: 'high', baseline_low_date: '2023-12-19', support: {} }
    const parts = { 'css.selectors.has': status }
    const has = { kind: 'feature', name: ':has()', status: { ...status, by_compat_key: parts } }
    const site = openFixture({
      ...good,
      [a]: page('甲', '## 节 {#one}\n\n`:has()`在2022年成为Baseline。'),
    })
    const rules = { baseline: true }
    expect(await check(site, rules)).toMatchObject([
      { severity: 'warning', file: 'site.config.ts', hint: expect.stringMatching(/npm install/) },
    ])
    const write = (features: object) =>
      site.write('node_modules/web-features/data.json', JSON.stringify({ browsers: {}, features }))
    write({ has })
    expect(told(await check(site, rules), a)).toEqual([
      '7:17 warning the data of web-features says something else of has (in all major browsers since December 2023): 在2022年成为Baseline。',
    ])
    // Results are cached, but not longer than the data stays the same.
    write({})
    expect(await check(site, rules)).toEqual([])
  })

  it('reports typography in every kind of text, with its position', async () => {
    const text =
      '## 标题,一 {#x}\n\n用 flex布局。\n\n| 表"格" | b |\n|---|---|\n| 单(元)格 | ... |\n\n![图 1](./x.svg "题注,完")'
    const diagnostics = await check(
      openFixture({
        ...good,
        'content/zh/blog/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
        [post]: page('标题 A', text, 'description: 描述,完'),
      }),
    )
    expect(told(diagnostics, post).map((line) => line.replace(/: .*/, ''))).toEqual([
      '2:10 suggestion a space is typed between Chinese and Latin',
      '3:16 suggestion half-width , in a Chinese sentence',
      '6:6 suggestion half-width , in a Chinese sentence',
      '8:2 suggestion a space is typed between Chinese and Latin',
      '10:4 suggestion straight quotes in a Chinese sentence',
      '12:4 suggestion half-width brackets in a Chinese sentence',
      '14:4 suggestion a space is typed between Chinese and Latin',
      '14:19 suggestion half-width , in a Chinese sentence',
    ])
  })

  it('ignores code, addresses, HTML and other languages', async () => {
    const text =
      '```js\n// 用 flex, 好\n```\n\n`用 flex`与<https://a.b/c,d>。\n\n<p>用 flex, 好</p>'
    const diagnostics = await check(
      openFixture({
        ...good,
        [post]: page('标题', text, 'description: 好。'),
        'content/en/docs/a.md': page('A', '## One {#one}\n\nA, b... “用 flex”.', 'description: x'),
      }),
    )
    expect(diagnostics.filter(({ message }) => !message.includes('was made'))).toEqual([])
  })

  it('applies the glossary of each language', async () => {
    const glossary =
      '- { term: GitHub, wrong: [Github] }\n- { term: { zh: 重排 }, wrong: { zh: [回流] } }\n'
    const diagnostics = await check(
      openFixture({
        ...good,
        'content/glossary.yml': glossary,
        [post]: page('标题', '在Github上看回流，或`Github`。', 'description: 好。'),
        'content/en/docs/a.md': page('A', '## One {#one}\n\nOn Github, “回流”.', 'description: x'),
      }),
    )
    expect(told(diagnostics, post)).toEqual([
      expect.stringMatching(/^6:2 suggestion "Github" is written "GitHub" here/),
      expect.stringMatching(/^6:10 suggestion "回流" is written "重排" here/),
    ])
    expect(told(diagnostics, 'content/en/docs/a.md')).toContainEqual(
      expect.stringContaining('"Github" is written "GitHub" here'),
    )
    expect(told(diagnostics, 'content/en/docs/a.md').join()).not.toContain('回流')
  })

  it('reports missing descriptions, text alternatives, ids and links', async () => {
    const diagnostics = await check(
      openFixture({
        ...good,
        'content/zh/docs/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
        'content/zh/docs/lone.md': page('丙', '## 节\n\n![](./x.svg)'),
      }),
    )
    const messages = diagnostics.map(({ file, message }) => `${file} ${message}`)
    expect(messages).toEqual([
      'content/zh/docs/lone.md there is no description',
      'content/zh/docs/lone.md a picture has no text alternative',
      'content/zh/docs/lone.md the heading "节" has no id of its own',
      'content/zh/docs/lone.md no other text links to this page',
    ])
  })

  it('applies the rules that are switched on, in the locales they are on for', async () => {
    const files = {
      ...good,
      'content/zh/docs/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'content/zh/docs/lone.md': page('丙', '## 节\n\n用 flex。![](./x.svg)'),
      'content/en/docs/lone.md': page('C', '## One\n\nText.'),
    }
    const messages = async (proseLint: SiteSettings['proseLint']) =>
      (await check(openFixture(files), proseLint))
        .filter(({ message }) => !message.includes('was made'))
        .map(({ file, message }) => `${file} ${message.replace(/: .*/, '')}`)
    expect(await messages({})).toEqual([
      'content/zh/docs/lone.md a picture has no text alternative',
    ])
    expect(await messages({ imageText: false })).toEqual([])
    expect(await messages({ imageText: false, description: { en: true } })).toEqual([
      'content/en/docs/lone.md there is no description',
    ])
    expect(await messages({ imageText: false, chineseSpacing: true })).toEqual([
      'content/zh/docs/lone.md a space is typed between Chinese and Latin',
    ])
    const lone = 'docs/lone.md no other text links to this page'
    expect(await messages({ imageText: false, orphans: { en: true } })).toEqual([
      `content/en/${lone}`,
    ])
    // What is true of the original is not repeated for its translations.
    expect(await messages({ imageText: false, orphans: true })).toEqual([`content/zh/${lone}`])
    expect(await messages({ imageText: false, parity: true })).toEqual([
      'content/en/docs/lone.md picture 1 is missing, in the original "./x.svg"',
    ])
  })

  it('applies rules about a language to texts in it', async () => {
    const han = (lang: string) => [
      { id: 'zh', label: '中文' },
      { id: 'xx', label: 'X', lang },
    ]
    const files = { ...good, 'content/xx/docs/a.md': page('甲', '说「对」，漢字。') }
    const found = async (lang: string) => {
      const { root } = openFixture(files)
      const rules = { foreignScript: true, chineseQuotes: true }
      const settings = { ...plainSettings, strings: {}, locales: han(lang), proseLint: rules }
      const config = defineSite(settings, {})
      const { diagnostics } = await checkSite({ root, config, cacheDir: join(root, '.cache') })
      return told(diagnostics, 'content/xx/docs/a.md')
        .map((line) => line.replace(/^\S+ \S+ /, ''))
        .filter((line) => !line.includes('was made'))
    }
    expect(await found('zh-Hans')).toEqual([expect.stringContaining('the quotes 「」')])
    expect(await found('zh-TW')).toEqual([])
    expect(await found('ja')).toEqual([])
    expect(await found('fr')).not.toEqual([])
  })

  it('finds dead links and anchors without a build', async () => {
    const files = {
      ...good,
      'public/file.zip': 'x',
      [post]: page(
        '标题',
        '[x](/docs/aa) [y](/docs/a#onee) [z](/file.zip) [t](/blog#none) [u](../docs/b.md#two)',
        'description: 好。',
      ),
    }
    const diagnostics = await check(openFixture(files))
    expect(told(diagnostics, post)).toEqual([
      '6:1 error the link /docs/aa leads to no page and no file',
      expect.stringMatching(/^6:15 warning the link \/docs\/a#onee .* has no #onee$/),
    ])
    expect(diagnostics.find(({ severity }) => severity === 'error')?.hint).toContain('/docs/a')
  })

  it('reports a picture that does not exist once, at its line', async () => {
    const diagnostics = await check(
      openFixture({ ...good, [post]: page('丙', '![图](./none.png)', 'description: 丙。') }),
    )
    expect(told(diagnostics, post)).toEqual(['6:1 error the image ./none.png does not exist'])
  })

  it('accepts links to files that a build makes', async () => {
    const site = openFixture({
      ...good,
      [post]: page('丙', '见[订阅](/blog/rss.xml)、[地图](/sitemap.xml)。', 'description: 丙。'),
    })
    expect((await check(site)).filter(({ message }) => message.includes('leads to'))).toEqual([])
  })

  it('finds the anchors of MDX, where a heading may contain a component', async () => {
    const text = '## 节 {#plain}\n\n## 用<b>粗</b> {#drawn}\n\n见[乙](./b.md)、[甲](./a.md)。'
    const links = '[1](../docs/m.mdx#plain) [2](../docs/m.mdx#drawn) [3](../docs/m.mdx#none)'
    const diagnostics = await check(
      openFixture({
        ...good,
        'content/zh/docs/m.mdx': page('丙', text, 'description: 丙。'),
        [post]: page('标题', links, 'description: 好。'),
      }),
    )
    expect(told(diagnostics, post)).toEqual([expect.stringMatching(/has no #none$/)])
  })

  it('finds what HTML in MDX names, and not what a component is given', async () => {
    const text =
      '# M\n\n<a href="/gone">x</a>\n\n<b>y <img src="/gone.png" alt="" /></b>\n\n<Card src="/z" />'
    const diagnostics = await check(
      openFixture({
        ...good,
        'content/zh/docs/m.mdx': page('丙', `${text}\n\n见[甲](./a.md)。`, 'description: 丙。'),
        [post]: page('标题', '[1](../docs/m.mdx)', 'description: 好。'),
      }),
    )
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    expect(told(errors, 'content/zh/docs/m.mdx')).toEqual([
      '8:1 error the link /gone leads to no page and no file',
      '10:6 error the link /gone.png leads to no page and no file',
    ])
  })

  it('makes no suggestions about a file with an error', async () => {
    const diagnostics = await check(
      openFixture({ ...good, [post]: page('标 题', '用 a', 'tags: 3') }),
    )
    expect(told(diagnostics, post)).toEqual([expect.stringMatching(/^3:1 error tags/)])
  })

  it('reports a mistake in the glossary', async () => {
    const site = openFixture({ ...good, 'content/glossary.yml': '- { wrong: [x] }\n' })
    expect(await check(site)).toMatchObject([{ severity: 'error', file: 'content/glossary.yml' }])
    expect(await failureOf(site)).toContain('content/glossary.yml')
  })
})

describe('a build', () => {
  it('succeeds in spite of suggestions, which are no warnings', async () => {
    const { warnings } = await openFixture({
      ...good,
      [post]: page('标题', '用 flex布局。', 'description: 好。'),
    }).build()
    expect(warnings).toEqual([])
  })
})

describe('suggestions', () => {
  it('are cached until the text or the glossary changes', async () => {
    const site = openFixture({ ...good, [post]: page('标题', '用 npm。', 'description: 好。') })
    const count = async () => (await check(site)).length
    expect([await count(), await count()]).toEqual([1, 1])
    site.write('content/glossary.yml', '- { term: NPM, wrong: [npm] }\n')
    expect(await count()).toBe(2)
    site.write(post, page('标题', '用NPM。', 'description: 好。'))
    expect(await count()).toBe(0)
  })
})
