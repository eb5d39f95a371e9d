import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { htmlErrors } from '../htmlErrors.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { openFixture, page } from './openFixture.ts'

const gallery = new URL('../../src/pages/gallery/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, gallery), 'utf8')
/** A text with every construct, but for labs, which a site has to bring. */
const everyConstruct = read('prose.en.md')
  .replaceAll('/_theme#prose', '/docs')
  .replace('::lab\n', '')
  // The gallery shows the three states of invented features.
  .replaceAll(/feature="(?:high|low|limited)"/g, 'feature="grid"')

it('the Nu HTML checker finds no error in any page of a site', { timeout: 60_000 }, async () => {
  const site = openFixture(
    {
      'node_modules/web-features/data.json': readFileSync(
        join(repositoryRoot, 'node_modules/web-features/data.json'),
        'utf8',
      ),
      'content/zh/docs/guide/constructs.md': page('Constructs', everyConstruct),
      // Ids of headings are in lower case, those of the frame begin with a capital letter.
      'content/zh/docs/guide/names.md': page(
        'Names',
        ['Main', 'Menu', 'Languages', 'Related', 'Comments', 'Docs versions', 'Search results']
          .map((name) => `## ${name}\n\nText.`)
          .join('\n\n'),
      ),
      'content/zh/docs/guide/picture.svg': read('picture.svg'),
      'content/zh/blog/picture.svg': read('picture.svg'),
      'content/zh/docs/guide/sample.diagram.svg': read('sample.diagram.svg'),
      'content/zh/docs/guide/deeper/index.md': page('With a page'),
      'content/zh/docs/guide/deeper/one.md': page('One'),
      'content/tags.yml': 'blog:\n  动作: { zh: 动作, en: Action }\n',
      'content/authors.yml': 'owner:\n  name: The Owner\n  url: https://owner.example/\n',
      'content/zh/blog/2022-02-02-long.md': page(
        'Long',
        everyConstruct.replaceAll(/^!\[.*$/gm, ''),
        'slug: long',
        'tags: [动作]',
        'authors: owner',
      ),
      'pages/about.md': page('About'),
    },
    {
      math: true,
      editUrl: 'https://code.fixture.example/edit/',
      contentSecurityPolicy: { 'frame-src': ['https://www.youtube-nocookie.com'] },
      announcement: { id: 'sale', html: { zh: '今天<b>盘点</b>' }, closeable: true },
    },
  )
  await site.build()
  expect(await htmlErrors(join(site.root, 'dist'))).toEqual([])
})
