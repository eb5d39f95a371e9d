import { sourceHash } from '../../content/translation/sourceHash.ts'

export const page = (title: string, text = 'Words.', ...fields: string[]) =>
  ['---', `title: ${title}`, ...fields, '---', '', text, ''].join('\n')

export const a = page('A', 'First words of A.\n\n## Part\n\nSee [B](./b.md).')
export const post = page('Hello', 'Beginning.\n\n<!-- truncate -->\n\nEnd.', 'tags: [a]')

export const files = {
  'content/zh/docs/index.md': page('Home'),
  'content/zh/docs/a.md': a,
  'content/zh/docs/b.md': page('B', 'Words of B.'),
  'content/zh/docs/plain.md': '# Plain\n\nA text without front matter.\n',
  'content/zh/docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'content/en/docs/a.md': page('A', 'Translated.', `source: ${sourceHash(a)}`),
  'content/zh/blog/2022-01-01-hello.md': post,
  'content/zh/blog/2022-01-02-later.md': page('Later', 'More.', 'tags: [a]'),
  'content/tags.yml': 'blog:\n  a: A\n  b: B\n',
  'pages/about.md': page('About', 'About us.'),
}

export const docA = 'content/zh/docs/a.md'
export const hello = 'content/zh/blog/2022-01-01-hello.md'

/** Edits of a running text, after which nothing else has to be read. */
export const textEdits: readonly [what: string, file: string, text: string][] = [
  ['a sentence at the end', docA, `${a}\nOne more sentence.\n`],
  ['the first sentence, which is the description', docA, a.replace('First', 'Other first')],
  ['a heading', docA, a.replace('## Part', '## Another part')],
  ['a line before a link', docA, a.replace('## Part', '## Part\n\nA line.')],
  ['a warning about the text', docA, a.replace('First words', 'First <b>words')],
  ['the part of a post that lists show', hello, post.replace('Beginning', 'New beginning')],
  ['the end of a post', hello, post.replace('End.', 'New end.')],
  [
    'a translation',
    'content/en/docs/a.md',
    files['content/en/docs/a.md'].replace('ted.', 'ted again.'),
  ],
  ['a page', 'pages/about.md', page('About', 'About all of us.')],
  ['a text without front matter', 'content/zh/docs/plain.md', '# Plain\n\nAnother text.\n'],
]

/** Edits that may change other pages, lists or what is wrong, so that everything is read. */
export const otherEdits: readonly [what: string, file: string, text: string][] = [
  ['a title', docA, a.replace('title: A', 'title: New')],
  ['a title that is a heading', 'content/zh/docs/plain.md', '# New\n\nA text.\n'],
  ['a place in the sidebar', docA, a.replace('title: A', 'title: A\nsidebar_position: 9')],
  ['an address', docA, a.replace('title: A', 'title: A\nslug: /elsewhere')],
  ['a comment in the front matter', docA, a.replace('title: A', '# Note\ntitle: A')],
  ['a tag', hello, post.replace('[a]', '[a, b]')],
  ['a draft', docA, a.replace('title: A', 'title: A\ndraft: true')],
  ['the target of a link', docA, a.replace('./b.md', './index.md')],
  ['a link to nothing', docA, a.replace('./b.md', './nothing.md')],
  ['a new link', docA, `${a}\n[Home](./index.md)\n`],
  ['a picture', docA, `${a}\n![Dot](./dot.svg)\n`],
  ['the truncation of a post', hello, post.replace('<!-- truncate -->', '')],
  ['an error in the front matter', docA, a.replace('title: A', 'titel: A')],
  ['front matter that is not closed', docA, '---\ntitle: A\n'],
  [
    'front matter in a text without it',
    'content/zh/docs/plain.md',
    '\n---\ntitle: A\n---\nText.\n',
  ],
  ['everything', docA, ''],
  ['an error in the text', docA, `${a}\n:::tip\nNot closed.\n`],
]
