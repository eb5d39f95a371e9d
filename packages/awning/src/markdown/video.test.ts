import { describe, expect, it } from 'vitest'
import { parsePolicy } from '../config/contentPolicy.ts'
import { compile } from './compile.ts'
import { plainCode, strings, stubResolver } from './compiling.testing.ts'

const origin = 'https://site.example'
const base = "default-src 'self'; img-src 'self'"
const allowing = `${base}; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com; media-src 'self' https://media.example`

const compiled = (source: string, policy = allowing, format: 'md' | 'mdx' = 'md') =>
  compile(
    {
      source,
      format,
      resolve: stubResolver,
      strings,
      codeSettings: plainCode,
      policy: { policy: parsePolicy(policy), origin },
    },
    false,
  )

const youtube = 'https://youtu.be/aqz-KE-bpKQ'
const propsOf = (source: string) => {
  const { blocks, diagnostics } = compiled(source)
  expect(diagnostics).toEqual([])
  const [block] = blocks
  return block && 'props' in block ? block.props : undefined
}

describe('a video', () => {
  it('that is a file has its address, poster, captions and the shape of the poster', () => {
    expect(
      propsOf('::video[A *clip*]{src="./clip.mp4" poster="./shop.png" captions="./clip.vtt"}'),
    ).toEqual({
      title: 'A clip',
      src: '/assets/./clip.mp4',
      captions: '/assets/./clip.vtt',
      captionsLabel: 'Captions',
      lang: 'en',
      poster: '/assets/shop.png',
      width: '40',
      height: '30',
    })
  })

  it('without a poster has a box of 16:9, or of the shape that is written', () => {
    expect(propsOf('::video[A]{src="./clip.mp4"}')).toMatchObject({ ratio: '16:9' })
    expect(propsOf('::video[A]{src="./clip.mp4" ratio="1:1"}')).toMatchObject({ ratio: '1:1' })
  })

  it('of another site has the address of its player, and a link to its page', () => {
    expect(propsOf(`::video[A]{src="${youtube}"}`)).toEqual({
      title: 'A',
      host: 'YouTube',
      page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
      play: 'Play {title}',
      watch: 'Watch on YouTube',
      notice: 'Loads from YouTube.',
      ratio: '16:9',
    })
    expect(propsOf('::video[A]{src="https://www.youtube.com/shorts/aqz-KE-bpKQ"}')).toMatchObject({
      ratio: '9:16',
    })
  })

  it('can be a file of a site that the settings allow', () => {
    expect(propsOf('::video[A]{src="https://media.example/a.webm"}')).toMatchObject({
      src: 'https://media.example/a.webm',
    })
  })

  it('is found by its title', () => {
    expect(compiled(`::video[A clip]{src="${youtube}"}`).sections).toMatchObject([
      { text: 'A clip' },
    ])
  })

  it('is a component in .mdx too', () => {
    const { moduleCode, diagnostics } = compiled(`::video[A]{src="${youtube}"}`, allowing, 'mdx')
    expect(diagnostics).toEqual([])
    expect(moduleCode).toContain('youtube-nocookie')
  })
})

describe('a mistake in a video', () => {
  it.each([
    ['::video{src="./clip.mp4"}', /has no title/, /::video\[What it shows\]/],
    ['::video[A]', /has no address/, /src=/],
    ['::video[A]{src="./none.mov"}', /\.\/none\.mov does not exist/, /beside this file/],
    ['::video[A]{src="./clip.mp4" captions="./no.srt"}', /\.\/no\.srt does not exist/, /\.\//],
    ['::video[A]{src="./clip.mp4" poster="./no.png"}', /poster \.\/no\.png does not/, /\.\//],
    ['::video[A]{src="./clip.mp4" ratio="2:1"}', /ratio of a video cannot be "2:1"/, /16:9/],
    ['::video[A]{src="./clip.mp4" postre="x"}', /no attribute "postre"/, /"poster"/],
    ['::video[A]{src="https://tube.example/1"}', /neither a file .* nor an address/, /<iframe/],
    [
      '::video[A]{src="https://x.example/a.mp4"}',
      /video or sound https:\/\/x.example\/a.mp4 is blocked/,
      /'media-src': \['https:\/\/x.example'\]/,
    ],
    [
      '::video[A]{src="https://www.bilibili.com/video/BV1xx411c7mD"}',
      /does not allow videos of Bilibili/,
      /contentSecurityPolicy: \{ 'frame-src': \['https:\/\/player.bilibili.com'\] \}/,
    ],
    [':::video[A]{src="./clip.mp4"}\nx\n:::', /cannot contain text/, /on a line of its own/],
  ])('is reported: %s', (source, message, hint) => {
    expect(compiled(source).diagnostics).toEqual([
      {
        severity: 'error',
        line: 1,
        column: 1,
        message: expect.stringMatching(message),
        hint: expect.stringMatching(hint),
      },
    ])
  })
})
