import type { Author, Block, Post, PostTerm, Tag } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'
import { sampleHref, localized } from './sample.ts'

export function sampleTags(site: Site): Tag[] {
  return [
    {
      segment: 'tools',
      label: site.text(localized('工具推荐', 'Tool picks')),
      path: sampleHref('tools'),
    },
    { segment: 'css', label: 'CSS', path: sampleHref('css') },
    {
      segment: 'layout',
      label: site.text(localized('排版', 'Typesetting')),
      path: sampleHref('layout'),
    },
  ]
}

export function sampleAuthors(site: Site): Author[] {
  const image = { src: `${site.config.base}favicon.svg` }
  const title = site.text(localized('编辑', 'Editor'))
  return [
    {
      key: 'a',
      name: site.text(localized('有图有链接', 'Picture and link')),
      title,
      image,
      url: '/',
    },
    { key: 'b', name: site.text(localized('有图', 'Picture')), title, image },
    { key: 'c', name: site.text(localized('只有名字', 'A name alone')) },
  ]
}

export function sampleTerms(site: Site): PostTerm[] {
  return [
    [site.text(localized('地点', 'Place')), site.text(localized('渡口', 'The landing'))],
    [site.text(localized('日期', 'Date')), site.date('2022-01-19')],
    [site.text(localized('时长', 'Duration')), site.text(localized('26小时', '26 h'))],
  ]
}

/** A post with the required fields only; samples add the fields that they show. */
export function samplePost(site: Site, name: string, title: string): Post {
  const text = localized(
    '一段示例文字：几句话，长度够折成两三行，好看出行距、字距和段落的样子。',
    'Sample text: a few sentences, long enough for two or three lines, to show the spacing of lines and paragraphs.',
  )
  const blocks: Block[] = [{ html: `<p>${site.text(text)}</p>` }]
  const body = { kind: 'blocks', hash: '', blocks, hasDiagram: false } as const
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
