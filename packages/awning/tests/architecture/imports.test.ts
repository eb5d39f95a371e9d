import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'

/**
 * For each folder of the engine, the folders that it may import from: those that are listed before it. A feature is a slice
 * through the layers, with its component, its part of pages and the files that a build writes, so it imports from later ones too.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  text: [],
  i18n: ['text'],
  config: ['text', 'i18n'],
  cache: [],
  client: ['config', 'i18n'],
  highlight: ['text', 'cache'],
  markdown: ['config', 'text', 'highlight'],
  content: ['config', 'text', 'cache', 'highlight', 'markdown'],
  'prose-lint': ['cache', 'config', 'text', 'highlight', 'markdown', 'content'],
  features: [
    'config',
    'i18n',
    'text',
    'cache',
    'client',
    'highlight',
    'markdown',
    'content',
    'theme',
    'pages',
    'node',
  ],
  theme: ['config', 'i18n', 'client', 'features'],
  pages: ['cache', 'config', 'i18n', 'client', 'content', 'theme', 'features'],
  'site-code': ['config', 'i18n', 'text', 'client', 'content', 'theme', 'features', 'pages'],
  node: [
    'config',
    'i18n',
    'text',
    'cache',
    'client',
    'highlight',
    'markdown',
    'prose-lint',
    'content',
    'theme',
    'features',
    'pages',
    'site-code',
  ],
}

/** Files at the top of `src`, which may import from every folder. */
const entries = ['index.ts']

interface Import {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
  /** Written as `import()`. */
  readonly lazy: boolean
}

function imports(): Import[] {
  const src = join(repositoryRoot, 'packages/awning/src')
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(?:ing)?\.tsx?$/.test(name))
    .flatMap((name) => {
      // Examples in comments import files of a site.
      const text = readFileSync(join(src, name), 'utf8').replaceAll(/^ *\* .*$/gm, '')
      return [
        ...text.matchAll(
          /(?:import|export)\s+(type\s)?[^'"()]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|import\s+'(\.[^']+)'/g,
        ),
      ].map(([, type, ...targets]) => {
        const target = targets.find((candidate) => candidate !== undefined) ?? ''
        const [, dynamic] = targets
        return {
          from: name,
          to: relative(src, join(src, dirname(name), target)),
          typeOnly: type !== undefined,
          lazy: dynamic !== undefined,
        }
      })
    })
}

const folderOf = (path: string) => path.split('/')[0] ?? ''

describe('the folders of the engine', () => {
  it('each have a rule', () => {
    const folders = readdirSync(join(repositoryRoot, 'packages/awning/src'))
    expect(folders.filter((name) => !entries.includes(name) && !(name in allowed))).toEqual([])
  })

  it('have no two files of the same name, in whatever folder', () => {
    const names = readdirSync(join(repositoryRoot, 'packages/awning/src'), {
      recursive: true,
      withFileTypes: true,
    }).flatMap((entry) => (entry.isFile() ? [entry.name.toLowerCase()] : []))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('import from folders that are listed before them, other than features', () => {
    const order = Object.keys(allowed)
    const later = Object.entries(allowed)
      .filter(([folder]) => folder !== 'features')
      .flatMap(([folder, from]) =>
        from
          .filter((other) => order.indexOf(other) >= order.indexOf(folder))
          .map((other) => `${folder} → ${other}`),
      )
    expect(later).toEqual([])
  })

  it('import only what they may', () => {
    const wrong = imports().filter(({ from, to, typeOnly }) => {
      if (entries.includes(from)) return false
      const [importer, imported] = [folderOf(from), folderOf(to)]
      if (importer === imported || allowed[importer]?.includes(imported)) return false
      // The types of the content model, of the interface's words and of the settings are used everywhere.
      return !(
        typeOnly &&
        (to === 'content/model.ts' ||
          to === 'content/siteFile.ts' ||
          to === 'i18n/strings.ts' ||
          imported === 'config')
      )
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('have no file that imports itself through others, other than writers of Markdown, whose nodes contain one another', () => {
    const next = new Map<string, string[]>()
    for (const { from, to, typeOnly, lazy } of imports())
      if (!typeOnly && !lazy) next.set(from, [...(next.get(from) ?? []), to])
    const reaches = (start: string) => {
      const reached = new Set(next.get(start))
      for (const file of reached) for (const to of next.get(file) ?? []) reached.add(to)
      return reached.has(start)
    }
    const files = [...next.keys()].filter(reaches)
    expect(files).toContain('markdown/flow.ts')
    expect(files.filter((file) => folderOf(file) !== 'markdown')).toEqual([])
  })

  it('keep components and style sheets out of what Node runs', () => {
    const all = imports()
    const next = new Map<string, Import[]>()
    for (const found of all) next.set(found.from, [...(next.get(found.from) ?? []), found])
    const reached = new Set(['node/cli.ts', 'node/render/renderWorker.ts', 'index.ts'])
    for (const file of reached)
      for (const { to, typeOnly, lazy } of next.get(file) ?? [])
        if (!typeOnly && !(lazy && to.endsWith('.tsx'))) reached.add(to)
    expect(reached.size).toBeGreaterThan(150)
    expect([...reached].filter((file) => /\.(?:tsx|css)$/.test(file))).toEqual([])
  })

  it('import nothing from outside the engine, such as a site', () => {
    const outside = imports().filter(({ to }) => to.startsWith('..'))
    expect(outside.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it.each([
    ['features/labs/labApi.ts', ['react']],
    ['site-code/bundleApi.ts', []],
  ])('keep Node code and packages out of %s, which is bundled with a site', (entry, packages) => {
    const all = imports().filter(({ typeOnly }) => !typeOnly)
    const reached = new Set([entry])
    for (const file of reached) for (const { from, to } of all) if (from === file) reached.add(to)
    const src = join(repositoryRoot, 'packages/awning/src')
    const imported = [...reached].flatMap((file) => [
      ...readFileSync(join(src, file), 'utf8').matchAll(/^import (?!type).* from '([^.'][^']*)'/gm),
    ])
    expect(imported.map(([, name]) => name)).toEqual(packages)
  })

  it('keeps what writes the search index, and its dictionaries, out of the browser', () => {
    const readers = imports().filter(({ from }) =>
      /^(?:features\/search\/(?:[^/]+|panel\/.*)|theme\/.*)$/.test(from),
    )
    expect(readers.filter(({ to }) => to.startsWith('features/search/write/'))).toEqual([])
  })

  it.each([
    ['satteri', 'markdown/parser.ts'],
    ['shiki', 'highlight/'],
    ['twoslash', 'highlight/twoslash/'],
    ['typescript', 'highlight/twoslash/'],
    ['temml', 'markdown/renderMath.ts'],
    ['beautiful-mermaid', 'markdown/renderMermaid.ts'],
    ['sucrase', 'markdown/compileJsx.ts'],
    ['@vitejs/plugin-rsc', 'node/'],
    ['yaml', 'content/yaml'],
    ['htmlparser2', 'text/html/tokenize.ts'],
    ['entities', 'text/html/decodeReferences.ts'],
    ['image-size', 'content/naturalSize.ts'],
    ['send', 'node/preview/'],
    ['mime-types', 'node/preview/'],
    ['gemoji', 'text/emoji.ts'],
    ['awning-social-images', 'features/social-images/typesetting/'],
    ['pinyin-pro', 'features/search/write/pinyinSyllables.ts'],
    ['opencc-js', 'features/search/write/traditional.ts'],
  ])('keeps %s in one place', (name, place) => {
    const src = join(repositoryRoot, 'packages/awning/src')
    const users = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) =>
        new RegExp(`from '(?:${name})(?:/[^']*)?'`).test(readFileSync(join(src, file), 'utf8')),
      )
    expect(users.length).toBeGreaterThan(0)
    expect(users.filter((file) => !file.startsWith(place))).toEqual([])
  })

  it.each([
    // There is one hash function, so that hashes can be compared.
    [/from 'node:crypto'/, /^(?!cache\/hash\.ts)/],
    // Reads of a site’s files are recorded. A change of a file that is read in another way would go unnoticed.
    [
      /from 'node:fs(?:\/promises)?'/,
      /^(?:content|markdown|prose-lint|pages|site-code|theme|i18n|config|text|node\/settings)\//,
    ],
  ])('keeps %s to its place', (pattern, outside) => {
    const src = join(repositoryRoot, 'packages/awning/src')
    const users = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:ing)?\.tsx?$/.test(file))
      .filter((file) => outside.test(file) && !unrecorded.includes(file))
      .filter((file) => pattern.test(readFileSync(join(src, file), 'utf8')))
    expect(users).toEqual([])
  })
})

const unrecorded = [
  // They read git's own files, which count by the commit.
  'content/commitDays.ts',
  'content/isInRepository.ts',
  // It resolves symbolic links; files that are read through a link are recorded.
  'content/publicationBounds.ts',
]
