import { expect, it } from 'vitest'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import { defineSite } from '../../src/config/defineSite.ts'
import { checkSite } from '../../src/node/checkSite.ts'
import { join } from 'node:path'
import { failureOf, openFixture, page } from './openFixture.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36" viewBox="0 0 64 36"/>'
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const contentSecurityPolicy = {
  'frame-src': ['https://www.youtube-nocookie.com', 'https://frames.example'],
  'img-src': ['https://pictures.example'],
}

it('videos, frames and pictures of other sites are on their page, in its feed and its Markdown, and cost no other page anything', async () => {
  const site = openFixture(
    {
      'content/zh/docs/a.md': page('A', 'Text.'),
      'content/zh/docs/frame.md': page(
        'Frame',
        '<iframe src="https://frames.example/x" title="X"></iframe>\n\n<img src="https://pictures.example/a.png" alt="A" width="9" height="9">',
      ),
      'content/zh/blog/2022-02-02-film.md': `---\ntitle: Film\nslug: film\n---\n\n::video[店里的一天]{src="./day.mp4" poster="./day.svg" captions="./day.vtt"}\n\n::video[Elsewhere]{src="${youtube}" poster="./day.svg"}\n`,
      'content/zh/blog/day.mp4': Buffer.from('not a real film'),
      'content/zh/blog/day.vtt': 'WEBVTT\n',
      'content/zh/blog/day.svg': svg,
    },
    { contentSecurityPolicy },
  )
  await site.build()

  const film = site.read('blog/film/index.html') ?? ''
  expect(film).toMatch(
    /<video[^>]* src="\/assets\/day-[\da-f]{10}\.mp4" poster="\/assets\/day-[\da-f]{10}\.svg" width="64" height="36" preload="none" aria-label="店里的一天" controls=""/,
  )
  expect(film).toMatch(/<track kind="captions" src="\/assets\/day-[\da-f]{10}\.vtt" srclang="zh/i)
  expect(film).toContain('aria-label="播放视频：Elsewhere"')
  expect(film).toContain(`href="${youtube}" target="_blank"`)
  expect(film).not.toMatch(/<iframe|preconnect/)
  // The player is known to the app alone.
  expect(film.replace(/<meta[^>]*>/g, '')).not.toContain('youtube-nocookie')
  expect(site.read('blog/film/index.txt')).toContain('youtube-nocookie.com/embed/aqz-KE-bpKQ')

  const [, mp4 = ''] = /src="\/(assets\/day-[^"]+\.mp4)"/.exec(film) ?? []
  expect(site.read(mp4)).toBe('not a real film')
  expect(site.read('offline/areas.json')).not.toContain('.mp4')

  const feed = site.read('blog/rss.xml') ?? ''
  expect(feed).toMatch(/&lt;video src=.*day-[\da-f]{10}\.mp4|<video src=.*day-[\da-f]{10}\.mp4/)
  expect(feed).toContain('Elsewhere (YouTube)')
  const markdown = site.read('blog/film/index.md') ?? ''
  expect(markdown).toMatch(/\[店里的一天\]\(https:\/\/\S+\/assets\/day-[\da-f]{10}\.mp4\)/)
  expect(markdown).toContain(`[Elsewhere](${youtube})`)

  const frame = site.read('docs/frame/index.html') ?? ''
  expect(frame).toMatch(/<iframe loading="lazy"[^>]* src="https:\/\/frames.example\/x" title="X"/)
  expect(frame).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://frames.example;",
  )
  expect(frame).toContain("img-src 'self' data: https://pictures.example;")

  const sheets = (html: string) => html.match(/href="[^"]+\.css"/g)
  const plain = site.read('docs/a/index.html') ?? ''
  expect(plain).not.toMatch(/Video-|video/)
  expect(sheets(frame)).not.toEqual(sheets(plain))
})

it('what the policy blocks is reported by a check and by a build, with file and line', async () => {
  const site = openFixture({
    'content/zh/docs/a.md': page(
      'A',
      [
        '![x](https://x.example/a.png)',
        '<iframe src="https://x.example/b" title="B"></iframe>',
        `::video[C]{src="${youtube}"}`,
        '<form action="https://x.example/d"></form>',
      ].join('\n\n'),
    ),
  })
  const expected = [
    '5:1 error: the picture https://x.example/a.png is blocked',
    "contentSecurityPolicy: { 'img-src': ['https://x.example'] }",
    '7:1 error: the frame https://x.example/b is blocked',
    "contentSecurityPolicy: { 'frame-src': ['https://x.example'] }",
    '9:1 error: the site does not allow videos of YouTube',
    "contentSecurityPolicy: { 'frame-src': ['https://www.youtube-nocookie.com'] }",
    '11:1 error: the form cannot be sent to https://x.example/d',
    "contentSecurityPolicy: { 'form-action': ['https://x.example'] }",
  ]
  const failure = await failureOf(site)
  for (const text of expected) expect(failure).toContain(text)
  const { diagnostics } = await checkSite({
    root: site.root,
    config: defineSite(plainSettings, {}),
    cacheDir: join(site.root, '.cache'),
  })
  const blocked = diagnostics.filter(({ file }) => file === 'content/zh/docs/a.md')
  expect(new Set(blocked.map(({ line }) => line))).toEqual(new Set([5, 7, 9, 11]))

  // The same text is good once the settings allow it.
  site.write('content/zh/docs/a.md', page('A', `::video[C]{src="${youtube}"}`))
  await expect(failureOf(site)).resolves.toContain('does not allow videos of YouTube')
  const allowed = await checkSite({
    root: site.root,
    config: defineSite({ ...plainSettings, contentSecurityPolicy }, {}),
    cacheDir: join(site.root, '.cache'),
  })
  expect(allowed.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

it('what front matter adds to the head is reported too', async () => {
  const head = 'head: [{ tag: link, attrs: { rel: icon, href: "https://x.example/a.png" } }]'
  const site = openFixture({ 'content/zh/docs/a.md': page('A', 'Text.', head) })
  const { diagnostics } = await checkSite({
    root: site.root,
    config: defineSite(plainSettings, {}),
    cacheDir: join(site.root, '.cache'),
  })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    { file: 'content/zh/docs/a.md', line: 3, message: expect.stringContaining('is blocked') },
  ])
})

it('what only the finished page shows is reported by the build, with page and element', async () => {
  const site = openFixture({
    'content/zh/docs/a.mdx': page('A', "<img src={'https://x.example/' + 'a.png'} alt=\"x\" />"),
  })
  expect(await failureOf(site)).toMatch(
    /content\/zh\/docs\/a\.mdx \(\/docs\/a\) contains <img [^>]*>: the picture https:\/\/x\.example\/a\.png is blocked/,
  )
}, 120_000)
