import { describe, expect, it } from 'vitest'
import type { SearchablePage } from '../../src/features/search/write/searchablePages.ts'
import { serve } from './indexedSite.ts'

const page = (title: string, text: string, sections: [string, string][] = []): SearchablePage => ({
  href: `/${title}`,
  title,
  area: 'docs',
  hash: text,
  bytes: Buffer.byteLength(text),
  sections: () => [
    { id: '', title: '', text },
    ...sections.map(([heading, under]) => ({ id: heading, title: heading, text: under })),
  ],
})

const pages = [
  page('布局', '盒子一个挨一个。', [
    ['层叠上下文', '谁在上面，由层叠上下文说了算。z-index只在里面比。'],
    ['弹性盒', '主轴上分余地。'],
  ]),
  page('事件', '监听一次点击。', [
    ['监听', 'button.addEventListener("click", run)，旧写法是attachEvent。'],
    ['React里的事件', '组件上的onClick。'],
  ]),
  page('宝可梦传说', '洗翠地区的宝可梦在草地上走。Pokémon Legends：回合制。'),
  page('React', '用函数写组件。Caches are cached once; caching twice is a mistake.'),
  page('Has it changed', 'Nothing has.'),
  page('选择器', '选中谁。', [[':has() selects by what is inside', 'p:has(img)']]),
  page('CSS', '样式。'),
  page('CSS框架', '样式的样式，CSS CSS CSS。'),
  page('Equality', 'a === b, or c !== d', [
    ['Loose', 'a == b'],
    ['Attributes ~=', '[rel~=next]'],
  ]),
  page('Numbers', 'Doubles.', [
    ['Why 0.1 + 0.2 is no 0.3', 'Binary.'],
    ['Removing digits', 'Cut them.'],
    ['Length: rem', 'Of the root.'],
  ]),
  page('Missing values', 'user?.name ?? "nobody"; rest = [...list]'),
  page('Functions', 'const one = () => 1; if (n <= 1) return', [['Short', 'list.map((n)=>n)']]),
]

/** Found sections, as `title` or `title#heading`; `~` before those that have most of what was typed, and not all. */
async function find(query: string, wholeSite?: number): Promise<string[]> {
  const { index } = await serve(pages, wholeSite)
  const { matches } = await index.search(query, 100)
  return matches.map(
    ({ page: { page: found }, section: { section }, hasAll }) =>
      `${hasAll ? '' : '~'}${found.title}${section.id === '' ? '' : `#${section.id}`}`,
  )
}

describe.each([
  ['a small site', undefined],
  ['a large site', 0],
])('search on %s', (_, wholeSite) => {
  it.each([
    ['宝可梦', ['宝可梦传说']],
    ['梦可宝', []],
    ['可梦', ['宝可梦传说']],
    ['層疊上下文', ['布局#层叠上下文']],
    ['层叠上下文', ['布局#层叠上下文']],
    ['cdsxw', ['布局#层叠上下文']],
    ['cengdie', ['布局#层叠上下文']],
    ['addEventListener', ['事件#监听']],
    ['ADDEVENT', ['事件#监听']],
    ['event listener', ['事件#监听']],
    ['ｏｎｃｌｉｃｋ', ['事件#React里的事件']],
    ['stener', []],
    ['caching', ['React']],
    ['addEventListner', ['事件#监听']],
    ['pokemon', ['宝可梦传说']],
    ['梦', ['宝可梦传说']],
    ['翠', []],
    ['react 组件', ['React', '事件#React里的事件']],
    ['函数监听', ['~事件#监听', '~事件', '~React']],
    ['===', ['Equality']],
    ['==', ['Equality', 'Equality#Loose']],
    ['!==', ['Equality']],
    ['＝＝＝', ['Equality']],
    ['??', ['Missing values']],
    ['?.', ['Missing values']],
    ['...', ['Missing values']],
    ['~=', ['Equality#Attributes ~=']],
    ['=>', ['Functions', 'Functions#Short']],
    [')=>', ['Functions#Short', 'Functions']],
    ['<=>', []],
    ['a === b', ['Equality']],
    ['0.1', ['Numbers#Why 0.1 + 0.2 is no 0.3']],
    ['0.1+0.2', ['Numbers#Why 0.1 + 0.2 is no 0.3']],
    ['0.4', []],
    // A whole word comes before one that only begins so.
    ['rem', ['Numbers#Length: rem', 'Numbers#Removing digits']],
    ['list ...', ['Missing values']],
    ['list ===', ['~Equality']],
    ['?.name', ['Missing values']],
  ])('for %s finds %j', async (query, expected) => {
    expect(await find(query, wholeSite)).toEqual(expected)
  })

  it.each([
    // Two words in one, of which the pages have both, and three pairs of which no page has the middle one.
    ['弹性主轴', ['~布局#弹性盒']],
    ['回合宝可梦', ['~宝可梦传说']],
    // A third of what was typed, and less than that.
    ['层叠甲乙', ['~布局#层叠上下文']],
    ['层叠甲乙丙', []],
    // `草地上走` has `地上`, the end of one word and the beginning of the next.
    ['平地上山', []],
    ['怎么监听点击', ['~事件#监听', '~事件']],
    ['什么是层叠上下文', ['布局#层叠上下文']],
    ['组件和样式的区别', ['~CSS框架', '~事件#React里的事件', '~React', '~CSS']],
    ['===和==有什么区别', ['Equality', '~Equality#Loose']],
    ['how do I select what is inside', ['选择器#:has() selects by what is inside']],
    ['what has changed', ['Has it changed']],
    ['caches vs mistakes', ['React']],
    // Words of code, which no question is made of here.
    ['const return', ['Functions']],
  ])('for the question %s finds %j', async (query, expected) => {
    expect(await find(query, wholeSite)).toEqual(expected)
  })

  it('highlights the parts of a question that tell something', async () => {
    const { index } = await serve(pages, wholeSite)
    const { terms } = await index.search('怎么监听点击', 10)
    expect(terms.map(({ text }) => text)).toEqual(['监听点击', '监听', '点击'])
  })

  it('puts titles before headings before text, and the closest title first', async () => {
    expect(await find('css', wholeSite)).toEqual(['CSS', 'CSS框架'])
    expect(await find('监听', wholeSite)).toEqual(['事件#监听', '事件'])
  })

  it('puts a word with its symbols before the word alone', async () => {
    const [first] = await find(':has()', wholeSite)
    expect(first).toBe('选择器#:has() selects by what is inside')
  })

  it('names the word that a typo was corrected to', async () => {
    const { index } = await serve(pages, wholeSite)
    const { terms } = await index.search('attachEvnet', 10)
    expect(terms.map(({ corrections }) => corrections)).toEqual([['attachevent']])
  })
})

it('a small site is loaded at once and fetches nothing afterwards', async () => {
  const { index, files } = await serve(pages)
  await index.search('宝可梦', 10)
  const before = files().length
  await index.search('addEventListener', 10)
  expect(files()).toHaveLength(before)
})

it('of a large site only what a query needs is fetched', async () => {
  const { index, files } = await serve(pages, 0)
  await index.search('弹性盒', 10)
  expect(files().filter((path) => path.includes('-text-'))).toHaveLength(1)
})

it.each([
  ['===', 1],
  ['=>', 1],
  // Its parts, `<=` and `=>`, are on one page, but not side by side.
  ['<=>', 0],
])('of a large site only pages that contain %s are fetched for it', async (symbols, texts) => {
  const { index, files } = await serve(pages, 0)
  await index.search(symbols, 10)
  expect(files().filter((path) => path.includes('-text-'))).toHaveLength(texts)
})

it('another text makes another version, at other addresses', async () => {
  const [one, other] = await Promise.all([serve(pages), serve(pages.slice(1))])
  expect(one.index.manifest.version).not.toBe(other.index.manifest.version)
})
