import { expect, it } from 'vitest'
import { hostedVideo } from './videoHosts.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'
const watch = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', watch, youtube],
  ['https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ', watch, youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', watch, youtube],
  ['https://youtu.be/aqz-KE-bpKQ?t=90', `${watch}&t=90`, `${youtube}&start=90`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', `${watch}&t=90`, `${youtube}&start=90`],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', watch, youtube],
  ['https://www.youtube.com/live/aqz-KE-bpKQ', watch, youtube],
  [
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    youtube,
  ],
  ...[
    'https://www.youtube.com/embed/videoseries?si=abc&list=PLtBw6njQ',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLtBw6njQ',
    'https://www.youtube.com/playlist?list=PLtBw6njQ',
  ].map((address) => [
    address,
    'https://www.youtube.com/playlist?list=PLtBw6njQ',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PLtBw6njQ&autoplay=1',
  ]),
  [
    'https://vimeo.com/76979871',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  [
    'https://vimeo.com/76979871/abc123',
    'https://vimeo.com/76979871/abc123',
    'https://player.vimeo.com/video/76979871?h=abc123&dnt=1&autoplay=1',
  ],
  [
    'https://player.vimeo.com/video/76979871',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  [
    'https://www.bilibili.com/video/BV1xx411c7mD/?spm=1',
    'https://www.bilibili.com/video/BV1xx411c7mD',
    'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=1',
  ],
  [
    'https://www.bilibili.com/video/BV1xx411c7mD?p=2',
    'https://www.bilibili.com/video/BV1xx411c7mD?p=2',
    'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=1&p=2',
  ],
])('%s is a video', (address, page, player) => {
  expect(hostedVideo(address)).toMatchObject({ page, player })
})

it('a short of YouTube is taller than wide', () => {
  expect(hostedVideo('https://www.youtube.com/shorts/aqz-KE-bpKQ')?.isTall).toBe(true)
  expect(hostedVideo(watch)?.isTall).toBe(false)
})

it.each([
  './clip.mp4',
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com/embed/videoseries?list=',
  'https://www.youtube.com/playlist?list=a%26b',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/channels/staff',
  'https://www.bilibili.com/video/x',
])('%s is none', (address) => {
  expect(hostedVideo(address)).toBeUndefined()
})
