import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Imports go one way through the house. For each room, the rooms it may look into. */
const doors: Readonly<Record<string, readonly string[]>> = {
  config: [],
  i18n: ['config'],
  browser: ['config', 'i18n'],
  labs: ['config', 'i18n'],
  search: ['config'],
  offline: ['config', 'browser'],
  theme: ['config', 'i18n', 'browser', 'labs', 'search', 'offline'],
  content: ['config', 'labs'],
  machines: ['config', 'i18n', 'labs', 'content'],
  social: ['config', 'content'],
  routes: ['config', 'i18n', 'theme', 'content', 'machines'],
  build: [
    'config',
    'i18n',
    'browser',
    'labs',
    'search',
    'offline',
    'theme',
    'content',
    'machines',
    'social',
    'routes',
  ],
}

interface Import {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

function imports(): Import[] {
  const src = join(process.cwd(), 'src')
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(?:ing)?\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(src, name), 'utf8')
      return [
        ...text.matchAll(
          /(?:import|export)\s+(type\s)?[^'"()]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|import\s+'(\.[^']+)'/g,
        ),
      ].map(([, type, ...targets]) => {
        const target = targets.find((candidate) => candidate !== undefined) ?? ''
        return {
          from: name,
          to: relative(src, join(src, dirname(name), target)),
          typeOnly: type !== undefined,
        }
      })
    })
}

const room = (path: string) => path.split('/')[0] ?? ''

describe('the house', () => {
  it('has a rule for every room', () => {
    const rooms = readdirSync(join(process.cwd(), 'src'))
    expect(rooms.filter((name) => !(name in doors))).toEqual([])
  })

  it('lets imports go one way', () => {
    const wrong = imports().filter(({ from, to, typeOnly }) => {
      const [here, there] = [room(from), room(to)]
      if (here === there || doors[here]?.includes(there)) return false
      // The types of the content model and of the interface's words are spoken everywhere.
      return !(
        typeOnly &&
        (to === 'content/model.ts' || to === 'content/siteFile.ts' || to === 'i18n/strings.ts')
      )
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('keeps what writes the search index, and its dictionaries, out of the browser', () => {
    const readers = imports().filter(({ from }) => /^(?:search\/[^/]+|theme\/.*)$/.test(from))
    expect(readers.filter(({ to }) => to.startsWith('search/write/'))).toEqual([])
  })

  it.each([
    ['satteri', 'content/markdown/parser.ts'],
    ['shiki', 'content/highlight/'],
    ['@vitejs/plugin-rsc', 'build/'],
    ['yaml', 'content/yaml.ts'],
    ['image-size', 'content/naturalSize.ts'],
    ['harfbuzzjs', 'social/type/face.ts'],
    ['pinyin-pro', 'search/write/pinyin.ts'],
    ['opencc-js', 'search/write/traditional.ts'],
  ])('keeps %s in one place', (name, place) => {
    const src = join(process.cwd(), 'src')
    const users = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) =>
        new RegExp(`from '(?:${name})(?:/[^']*)?'`).test(readFileSync(join(src, file), 'utf8')),
      )
    expect(users.length).toBeGreaterThan(0)
    expect(users.filter((file) => !file.startsWith(place))).toEqual([])
  })
})
