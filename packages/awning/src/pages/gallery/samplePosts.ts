import type { Author, Block, Post, Tag } from '../../content/model.ts'
import type { Site } from '../../theme/site.ts'
import type { GameFacts } from '../post-kinds/game/gameFacts.ts'
import { nowhere, say } from './sample.ts'

export function sampleTags(site: Site): Tag[] {
  return [
    { segment: 'tools', label: site.text(say('工具推荐', 'Tool picks')), path: nowhere('tools') },
    { segment: 'css', label: 'CSS', path: nowhere('css') },
    { segment: 'layout', label: site.text(say('排版', 'Typesetting')), path: nowhere('layout') },
  ]
}

export function sampleAuthors(site: Site): Author[] {
  const image = { src: `${site.config.base}favicon.svg` }
  const title = site.text(say('店员', 'Shop assistant'))
  return [
    { key: 'a', name: site.text(say('有图有链接', 'Picture and link')), title, image, url: '/' },
    { key: 'b', name: site.text(say('有图', 'Picture')), title, image },
    { key: 'c', name: site.text(say('只有名字', 'A name alone')) },
  ]
}

export const sampleGame: GameFacts = {
  kind: 'game',
  platform: ['Switch', 'PC'],
  developer: 'Paperboat',
  released: '2022-01-19',
  status: 'finished',
  rating: 8.5,
  hours: 26,
}

/** A post with nothing but what every post has; a sample adds what it is about. */
export function samplePost(site: Site, name: string, title: string): Post {
  const text = say(
    '木门半开，门上挂着“营业中”。书在左手，游戏在右手，账本在柜台上。',
    'The door stands ajar, with a sign that says open. Books on the left, games on the right, the ledger on the counter.',
  )
  const blocks: Block[] = [{ html: `<p>${site.text(text)}</p>` }]
  const body = { kind: 'blocks', stamp: '', blocks, drawn: false } as const
  return {
    locale: site.locale.id,
    textLocale: site.locale.id,
    file: '',
    path: nowhere(name),
    title,
    description: '',
    keywords: [],
    stale: false,
    body,
    preview: body,
    toc: [],
    date: '2022-03-12',
    tags: [],
    authors: [],
    truncated: false,
  }
}
