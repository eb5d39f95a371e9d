import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isIntact } from '../../src/client/fileHash.ts'
import { openFixture, page } from './openFixture.ts'

const example = '```html live\n<p id="hi">Hi</p>\n```\n\n```css live\np { color: teal }\n```'

it('a live example is a file in a frame, without which its page and no other page weighs more', async () => {
  const site = openFixture({
    'content/zh/docs/a.md': page('A', 'Text.'),
    'content/zh/docs/live.md': page('Live', example),
  })
  await site.build()
  const html = site.read('docs/live/index.html') ?? ''
  const [, src = ''] = /<iframe[^>]* src="\/(assets\/live-[\da-f]{10}\.html)"/.exec(html) ?? []
  expect(html).toMatch(/<iframe[^>]* loading="lazy"/)
  expect(html).toMatch(/<iframe[^>]* height="240"/)
  expect(site.read(src)).toContain('p { color: teal }')
  expect(site.read('docs/live/index.txt')).toContain(src)
  expect(site.read('docs/a/index.html')).not.toMatch(/iframe|LiveExample/)
  // Exports have the code alone.
  expect(site.read('docs/live/index.md')).toContain('```html\n<p id="hi">Hi</p>\n```')
})

it('a live example of a post is plain code in feeds, and its file is there again in the next build', async () => {
  const site = openFixture({
    'content/zh/blog/2022-02-02-live.md': `---\ntitle: Live\nslug: live\n---\n\n${example}\n`,
  })
  await site.build()
  const feed = JSON.parse(site.read('blog/feed.json') ?? '') as {
    items: { title: string; content_html: string }[]
  }
  const { content_html: html = '' } = feed.items.find(({ title }) => title === 'Live') ?? {}
  expect(html).toContain('p { color: teal }')
  expect(html).not.toContain('iframe')
  site.write('content/zh/docs/b.md', page('B', 'More.'))
  await site.build()
  const [, src = ''] =
    /src="\/(assets\/live-[^"]+)"/.exec(site.read('blog/live/index.html') ?? '') ?? []
  expect(site.read(src)).toContain('p { color: teal }')
})

it('a mistake in a live example is reported with file and line', async () => {
  const site = openFixture({ 'content/zh/docs/a.md': '# A\n\n```ruby live\nputs 1\n```\n' })
  await expect(site.build()).rejects.toThrow(
    /content\/zh\/docs\/a\.md\n +3:1 error: "ruby" cannot be a live example/,
  )
})

it('an example in JSX brings React in a file of its own, to sites that have such an example alone', async () => {
  const jsx = '```jsx live\nexport default () => <p className="a">Hi</p>\n```'
  const site = openFixture({ 'content/zh/docs/live.md': page('Live', example) })
  const scripts = () =>
    readdirSync(join(site.root, 'dist/assets'))
      .filter((name) => /^live-(?:react|compiler)-[\da-f]{12}\.js$/.test(name))
      .map((name) => `assets/${name}`)
  await site.build()
  expect(scripts()).toEqual([])

  site.write('content/zh/docs/jsx.md', page('JSX', jsx))
  await site.build()
  const [compiler = '', react = ''] = scripts().sort()
  const html = site.read('docs/jsx/index.html') ?? ''
  const [, src = ''] = /<iframe[^>]* src="\/([^"]+)"/.exec(html) ?? []
  // The first state needs no script.
  expect(site.read(src)).toContain('&lt;p class=&quot;a&quot;&gt;Hi&lt;/p&gt;')
  expect(site.read(src)).toContain(`"/${react}"`)
  // The worker saves what a payload names.
  expect(site.read('docs/jsx/index.txt')).toContain(react)
  expect(site.read('docs/jsx/index.txt')).toContain(compiler)
  expect(site.read('docs/live/index.txt')).not.toContain(react)
  for (const name of [react, compiler])
    expect(await isIntact(`/${name}`, Buffer.from(site.read(name) ?? ''))).toBe(true)
  // React, and the compiler, compressed.
  expect(gzipSync(site.read(react) ?? '').length).toBeLessThan(72_000)
  expect(gzipSync(site.read(compiler) ?? '').length).toBeLessThan(50_000)

  site.write('content/zh/docs/jsx.md', page('JSX', 'Text.'))
  await site.build()
  expect(scripts()).toEqual([])
})

it('a mistake in an example in JSX is reported with file and line', async () => {
  const broken = "import x from 'lodash'\n\nexport default () => <p>{x}</p>"
  const site = openFixture({ 'content/zh/docs/a.md': `# A\n\n\`\`\`jsx live\n${broken}\n\`\`\`\n` })
  await expect(site.build()).rejects.toThrow(
    /content\/zh\/docs\/a\.md\n +4:1 error: a live example cannot import "lodash"\n.*react/,
  )
})

const exercise = `${example}

\`\`\`js check
check('It is a heading', document.querySelector('h1'))
\`\`\`

\`\`\`html answer
<h1>Hi</h1>
\`\`\`

\`\`\`css answer
h1 { color: teal }
\`\`\`

After.`

it('the answer of an exercise is closed in HTML, Markdown and feeds; its check is in the payload alone', async () => {
  const site = openFixture({
    'content/zh/docs/task.md': page('Task', exercise),
    'content/zh/blog/2022-02-02-task.md': `---\ntitle: Task\nslug: task\n---\n\n${exercise}\n`,
  })
  await site.build()
  const html = site.read('docs/task/index.html') ?? ''
  expect(html).toMatch(/<details><summary>看答案<\/summary>.*<figure class="code/s)
  expect(html).not.toContain('It is a heading')
  expect(site.read('docs/task/index.txt')).toContain('It is a heading')
  expect(site.read('docs/task/index.md')).toContain(`p { color: teal }
\`\`\`

<details>
<summary>答案</summary>

\`\`\`html
<h1>Hi</h1>
\`\`\`

\`\`\`css
h1 { color: teal }
\`\`\`

</details>

After.`)
  const feed = site.read('blog/feed.json') ?? ''
  expect(feed).toContain('<summary>答案</summary>')
  expect(feed).not.toContain('It is a heading')
})
