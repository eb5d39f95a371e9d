import type { Post, SidebarItem, Site, Tag } from 'awning'
import type { GameFacts } from '../games/gameFacts.ts'

/** An address inside the gallery, so that a click stays on this page and nothing is prefetched. */
export function sampleHref(name: string): string {
  return `/_theme#${name}`
}

export function sampleTags(site: Site): Tag[] {
  const action = site.text({ zh: '动作', en: 'Action' })
  const story = site.text({ zh: '剧情', en: 'Story' })
  return [
    { segment: 'action', label: action, path: sampleHref('action') },
    { segment: 'story', label: story, path: sampleHref('story') },
    { segment: 'indie', label: 'Indie', path: sampleHref('indie') },
  ]
}

export const sampleGame: GameFacts = {
  kind: 'game',
  journal: [{ started: '2022-02-01', finished: '2022-03-12' }],
  lists: [],
  platform: ['Switch', 'PC'],
  developer: 'Paperboat',
  released: '2022-01-19',
  status: 'finished',
  rating: 8.5,
  hours: 26,
}

/** A post without a text; the home page shows no text of a post. */
export function samplePost(site: Site, name: string, title: string): Post {
  const body = { kind: 'blocks', hash: '', blocks: [], hasDiagram: false } as const
  return {
    locale: site.locale.id,
    textLocale: site.locale.id,
    file: '',
    path: sampleHref(name),
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

/** A page without a category, and two categories. */
export function sampleDocs(site: Site): SidebarItem[] {
  const link = (zh: string, en: string): SidebarItem => ({
    kind: 'link',
    label: site.text({ zh, en }),
    path: sampleHref(en),
  })
  return [
    link('序', 'Preface'),
    {
      kind: 'category',
      label: site.text({ zh: '一类', en: 'A category' }),
      items: [link('选择器', 'Selectors'), link('布局', 'Layout'), link('规则', 'Rules')],
    },
    {
      kind: 'category',
      label: site.text({ zh: '另一类', en: 'Another category' }),
      items: [link('名字长得书脊写不下的一页', 'A title too long for its spine')],
    },
  ]
}
