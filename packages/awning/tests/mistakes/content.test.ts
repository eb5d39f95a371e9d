import { beforeAll, describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import { fileMistakes, textMistakes } from './fileMistakes.ts'
import { frontMatterMistakes } from './frontMatterMistakes.ts'
import { diagnosticsOf } from './loadMistakes.ts'
import { text, type Mistake } from './mistake.ts'
import { goodPictures, pictureMistakes } from './pictureMistakes.ts'

/** All mistakes are in one site, because reading it once takes no longer than reading a single file. */
function filesOf(mistakes: readonly Mistake[]): { mistake: Mistake; file: string }[] {
  return mistakes.map((mistake, index) => {
    const { file = 'md' } = mistake
    if (file.includes('/')) return { mistake, file }
    return file === 'post'
      ? { mistake, file: `content/zh/blog/2022-02-02-${index}.md` }
      : { mistake, file: `content/zh/docs/m${index}.${file}` }
  })
}

const told = (diagnostics: readonly Diagnostic[], file: string) =>
  diagnostics.filter((diagnostic) => diagnostic.file === file)

function expectTold(diagnostics: readonly Diagnostic[], mistake: Mistake): void {
  const { place, message, hint, severity = 'error' } = mistake
  const [line, column] = place.split(':').map(Number)
  const position = place === 'none' ? {} : { line, column }
  expect(diagnostics).toEqual([
    {
      severity,
      file: expect.any(String),
      ...position,
      message: expect.stringMatching(message),
      ...(hint
        ? { hint: expect.stringMatching(hint) }
        : diagnostics[0]?.hint
          ? { hint: expect.any(String) }
          : {}),
    },
  ])
}

describe('a file with one mistake is reported once, with its line', () => {
  const cases = filesOf([...frontMatterMistakes, ...fileMistakes, ...textMistakes])
  let diagnostics: readonly Diagnostic[] = []
  beforeAll(async () => {
    const files = cases.map(({ mistake, file }) => [file, mistake.data] as const)
    diagnostics = await diagnosticsOf(Object.fromEntries(files))
  })

  it.each(cases)('$mistake.name', ({ mistake, file }) => {
    expectTold(told(diagnostics, file), mistake)
  })

  it('and nothing is reported about other files', () => {
    const files = new Set(cases.map(({ file }) => file))
    expect(diagnostics.filter(({ file }) => !files.has(file))).toEqual([])
  })
})

describe('a picture with one mistake is reported where it is used', () => {
  const cases = pictureMistakes.map((mistake, index) => ({
    mistake,
    file: `content/zh/docs/m${index}.md`,
  }))
  let diagnostics: readonly Diagnostic[] = []
  beforeAll(async () => {
    const files = cases.flatMap(({ mistake, file }, index) => [
      [file, text(`![a](./m${index}.${mistake.file})`)] as const,
      [`content/zh/docs/m${index}.${mistake.file}`, mistake.data] as const,
    ])
    diagnostics = await diagnosticsOf(Object.fromEntries(files))
  })

  it.each(cases)('$mistake.name', ({ mistake, file }) => {
    expectTold(told(diagnostics, file), mistake)
  })

  it('and nothing is reported about good ones, with an ending in capitals too', async () => {
    const names = Object.keys(goodPictures)
    const files = {
      'content/zh/docs/all.md': text(
        [...names, 'PNG'].map((name) => `![a](./good.${name})`).join('\n\n'),
      ),
      ...Object.fromEntries(
        names.map((name) => [`content/zh/docs/good.${name}`, goodPictures[name] ?? '']),
      ),
      'content/zh/docs/good.PNG': goodPictures['png'] ?? '',
    }
    expect(await diagnosticsOf(files)).toEqual([])
  })
})

/** Mistakes in the files that the whole site shares. */
const shared: readonly Mistake[] = [
  { name: 'an alias', data: 'blog: *a', place: '1:7', message: /\*a/ },
  {
    name: 'Latin-1',
    data: Buffer.from('blog:\n  a: é\n', 'latin1'),
    place: 'none',
    message: /UTF-8/,
  },
  { name: 'a list', data: '- a', place: '1:1', message: /must be fields/ },
  { name: 'a tab', data: 'blog:\n\ta: b\n', place: '2:1', message: /Tabs/ },
  { name: 'two documents', data: 'blog: {}\n---\nblog: {}\n', place: '2:1', message: /multiple/ },
  { name: 'no label', data: 'blog:\n  a:\n', place: '2:3', message: /must be text/ },
  {
    name: 'authors: a misspelled field',
    file: 'content/authors.yml',
    data: 'a:\n  name: A\n  titel: x\n',
    place: '3:3',
    message: /"titel"/,
    hint: /"title"/,
  },
  {
    name: 'authors: no name',
    file: 'content/authors.yml',
    data: 'a: {}\n',
    place: '1:1',
    message: /^a\.name/,
  },
  {
    name: 'glossary: a word',
    file: 'content/glossary.yml',
    data: 'word',
    place: '1:1',
    message: /list of terms/,
  },
  {
    name: 'category: a misspelled field',
    file: 'content/zh/docs/part/_category.yml',
    data: 'lable: x',
    place: '1:1',
    message: /"lable"/,
    hint: /"label"/,
  },
]

describe('a mistake in a file that pages share is reported with its line', () => {
  it.each(shared)('$name', async (mistake) => {
    const { file = 'content/tags.yml', data } = mistake
    const part = { 'content/zh/docs/part/index.md': text('x') }
    expectTold(await diagnosticsOf({ ...part, [file]: data }), mistake)
  })
})

/** What looks odd and has a meaning, so that silence is right. */
const allowed: Readonly<Record<string, string | Buffer>> = {
  'no front matter: the title is the first heading or the name of the file': 'Text.\n',
  'empty front matter': '---\n---\n\nText.\n',
  'front matter of comments': '---\n# later\n---\n\nText.\n',
  'a title alone': '---\ntitle: A\n---\n',
  'Windows line ends': '---\r\ntitle: A\r\n---\r\n\r\nText.\r\n',
  'a byte order mark': '\uFEFF---\ntitle: A\n---\n\nText.\n',
  'a text that begins with a line and a heading': '\n---\nNote: this\n---\n\nText.\n',
  'conflict markers, which a text about Git shows': text('<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x'),
  'output of a program, with the escape characters of its colours': text(
    '```ansi\n\u001B[31ma\n```',
  ),
  'code without a language': text('```\nx\n```'),
  'a footnote that refers to itself': text('[^a]\n\n[^a]: x [^a]'),
  'midnight as 24:00, as in ISO 8601': text('x'),
}

describe('what has a meaning is not reported', () => {
  it('in any of these files', async () => {
    const files = Object.entries(allowed).map(([, data], index) => [
      `content/zh/docs/m${index}.md`,
      data,
    ])
    const post = {
      'content/zh/blog/midnight.md': '---\ntitle: A\ndate: 2026-01-01T24:00:00Z\n---\n',
    }
    expect(await diagnosticsOf({ ...Object.fromEntries(files), ...post })).toEqual([])
  })
})
