import { readFileSync } from 'node:fs'
import { readOptions, type Option } from '../../packages/awning/scripts/readOptions.ts'
import { sourceHash } from '../../packages/awning/src/content/translation/sourceHash.ts'
import { chinese, english, type ReferenceLanguage } from './languages.ts'
import { writeOptions } from './writeOptions.ts'

/** A generated page, by its path from the folder of the website. */
export interface ReferencePage {
  readonly path: string
  readonly text: string
}

/** The references of settings and front matter, in both languages. */
export function referencePages(): ReferencePage[] {
  const [settings = []] = readOptions('src/config/site.ts', ['SiteSettings'])
  const groups = frontMatterGroups()
  return [
    ...bothLanguages('settings', '03-site/01-settings.md', (language) =>
      writeOptions(settings, 2, { language, hasBlocks: true, prefix: '' }),
    ),
    ...bothLanguages('frontMatter', '03-site/02-front-matter-reference.md', (language) =>
      groups.map((group) => writeGroup(group, language)).join('\n'),
    ),
  ]
}

function bothLanguages(
  template: string,
  path: string,
  write: (language: ReferenceLanguage) => string,
): ReferencePage[] {
  const original = fill(template, english, write)
  // A translation says which version of its original it was made from; both come from one schema, so they always agree.
  const source = quotedHash(sourceHash(original))
  return [
    { path: `content/en/docs/${path}`, text: original },
    {
      path: `content/zh/docs/${path}`,
      text: fill(template, chinese, write).replace('{{source}}', source),
    },
  ]
}

/** YAML would read a hash of digits as a number. */
function quotedHash(hash: string): string {
  return /^\d+(?:e\d+)?$/.test(hash) ? `'${hash}'` : hash
}

function fill(
  template: string,
  language: ReferenceLanguage,
  write: (language: ReferenceLanguage) => string,
): string {
  const text = readFileSync(new URL(`${template}.${language.id}.md`, import.meta.url), 'utf8')
  // A function, because texts contain dollar signs.
  return text.replace('{{options}}\n', () => write(language))
}

interface Group {
  readonly id: string
  readonly title: Readonly<Record<ReferenceLanguage['id'], string>>
  readonly description: Readonly<Record<ReferenceLanguage['id'], string>>
  readonly options: readonly Option[]
}

function frontMatterGroups(): Group[] {
  const [docs = [], posts = [], pages = [], category = [], authors = [], series = []] = readOptions(
    'src/content/schemas.ts',
    [
      'DocFrontMatter',
      'PostFrontMatter',
      'PageFrontMatter',
      'CategoryFile',
      'AuthorsFile',
      'SeriesFile',
    ],
  )
  const names = (options: readonly Option[]) => new Set(options.map(({ name }) => name))
  const [inPosts, inPages] = [names(posts), names(pages)]
  const isShared = ({ name }: Option) => inPosts.has(name) && inPages.has(name)
  return [
    {
      id: 'all',
      title: { en: 'All texts', zh: '所有文章' },
      description: {
        en: 'Docs, posts and pages have these fields.',
        zh: '文档、博客文章和普通页面都有这些字段。',
      },
      options: docs.filter(isShared),
    },
    {
      id: 'docs',
      title: { en: 'Docs', zh: '文档' },
      description: {
        en: 'Files in `content/<locale>/docs`. Pages have `hide_title` too.',
        zh: '`content/<语言>/docs`里的文件。普通页面也有`hide_title`。',
      },
      options: docs.filter((option) => !isShared(option)),
    },
    {
      id: 'posts',
      title: { en: 'Posts', zh: '博客文章' },
      description: {
        en: 'Files of a collection, such as `content/<locale>/blog`.',
        zh: '文章集里的文件，例如`content/<语言>/blog`。',
      },
      options: posts.filter((option) => !isShared(option)),
    },
    {
      id: 'category',
      title: { en: 'Categories: `_category.yml`', zh: '分类：`_category.yml`' },
      description: {
        en: 'A file in a folder of docs. A translated one names the category in that language.',
        zh: '放在文档的文件夹里。译文文件夹里的那份，就是这个分类在该语言里的名称。',
      },
      options: category,
    },
    {
      id: 'authors',
      title: { en: 'Authors: `content/authors.yml`', zh: '作者：`content/authors.yml`' },
      description: {
        en: 'The fields of each author, below a key that posts name.',
        zh: '每位作者的字段，写在文章引用的键下面。',
      },
      options: authors,
    },
    {
      id: 'series',
      title: { en: 'Series: `content/series.yml`', zh: '系列：`content/series.yml`' },
      description: {
        en: 'The fields of each series, below its collection and a key that posts name.',
        zh: '每个系列的字段，写在文章集和文章引用的键下面。',
      },
      options: series,
    },
  ]
}

function writeGroup(
  { id, title, description, options }: Group,
  language: ReferenceLanguage,
): string {
  return [
    `## ${title[language.id]} {#${id}}\n`,
    `${description[language.id]}\n`,
    writeOptions(options, 3, { language, hasBlocks: false, prefix: id === 'all' ? '' : id }),
  ].join('\n')
}
