import type { SiteSettings } from '../../src/config/site.ts'
import type { Files } from '../sites/fixtureFiles.ts'
import { buildFixture, serveFixture } from './fixtureSites.ts'

/** A small site to move around in: three categories of docs, one of which is a page, a blog and notes. */

export const layout = '/docs/css/layout'
export const rules = '/docs/css/rules'
export const selector = '/docs/css/selector'
export const welcome = '/blog/welcome'
export const note = '/notes/note'
/** With a section that alone has the word 尾数, below the first window. */
export const number = '/docs/types/number'
/** With a set of tabs. */
export const react = '/docs/frameworks/react'

/** About a third of a window. */
const screenful = Array.from({ length: 5 }, (_, at) => `第 ${at + 1} 段，写到这里。\n`).join('\n')

/** Four windows of text; a heading that a hash leads to has more than a window below it. */
const longText = (id: string) =>
  `${screenful}\n## 开头\n\n${screenful}\n## 中间 {#${id}}\n\n${screenful.repeat(6)}\n## 末尾\n\n${screenful}`

const doc = (title: string, position: number, text: string) =>
  `---\ntitle: ${title}\nsidebar_position: ${position}\n---\n\n${text}`

const post = (title: string, slug: string, text: string) =>
  `---\ntitle: ${title}\nslug: ${slug}\n---\n\n${text}`

const tabs =
  '\n::::tabs\n:::tab[甲]{value="a"}\n\n左。\n\n:::\n:::tab[乙]{value="b"}\n\n右。\n\n:::\n::::\n'

const files: Files = {
  'content/zh/docs/index.md': '',
  // Not last in the folder, so that the next page of the last one is in the closed category.
  'content/zh/docs/css/rules.md': doc('规则', 1, longText('order')),
  'content/zh/docs/css/selector.md': doc('选择器', 2, longText('is-where')),
  'content/zh/docs/css/layout.md': doc('布局', 3, `${longText('grid')}\n[规则](./rules.md)\n`),
  ...Object.fromEntries(
    ['Angular', 'React', 'Svelte', 'Vue'].map((name, at) => [
      `content/zh/docs/frameworks/${name.toLowerCase()}.md`,
      doc(name, at + 1, `## 一节\n\n短文。\n${name === 'React' ? tabs : ''}`),
    ]),
  ),
  'content/zh/docs/types/index.md': doc('数据类型', 1, '短文。\n'),
  'content/zh/docs/types/number.md': doc(
    '数',
    2,
    `短文。\n\n${screenful.repeat(4)}\n## 存放 {#storage}\n\n尾数有五十二位，进位按规则来。\n\n${screenful.repeat(4)}`,
  ),
  'content/en/docs/types/number.md': doc(
    'Number',
    2,
    'Call addEventListener on a target, then listen. A Pokémon is no number.\n',
  ),
  'content/zh/blog/2022-01-01-hello.md': '',
  'content/zh/blog/2022-01-02-welcome.md': post('欢迎光临', 'welcome', longText('door')),
  'content/zh/blog/2022-01-03-links.md': post(
    '外面的链接',
    'links',
    `## 三个\n\n[甲](https://a.example)、[乙](https://b.example)、[丙](https://c.example)。\n\n${screenful}`,
  ),
  'content/zh/notes/2022-01-04-note.md': post(
    '一条笔记',
    'note',
    '短文。\n\n```css\nmain { color: red; }\n```\n\n![一扇门](./door.svg)\n',
  ),
  'content/zh/notes/door.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><path d="M0 0h60v40H0z"/></svg>',
}

const both = (zh: string, en: string) => ({ zh, en })

const settings: Partial<SiteSettings> = {
  posts: [
    { id: 'blog', title: both('博客', 'Blog') },
    { id: 'notes', title: both('笔记', 'Notes') },
  ],
  navbar: {
    items: [
      { label: both('文档', 'Docs'), to: '/docs' },
      { label: both('博客', 'Blog'), to: '/blog' },
      { label: both('笔记', 'Notes'), to: '/notes' },
    ],
  },
}

/** The site, built once however many files of tests use it. */
export const buildReaderSite = () => buildFixture(files, settings)

/** The site, served for the tests of one file; gives the whole address of a path such as `/blog`. */
export function serveReaderSite(): (path: string) => string {
  const at = serveFixture(files, settings)
  return (path) => at(path.slice(1))
}
