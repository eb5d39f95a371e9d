import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { benchDocument } from '../../../../bench/content/document.ts'
import { splitPayload, type PageHeader } from '../../src/client/payload.ts'
import { stringsFor } from '../../src/i18n/stringsFor.ts'
import { packText } from '../../src/theme/article/packedText.ts'
import { textPhrases } from '../../src/theme/article/textPhrases.ts'
import { fixtureSite, type FixtureSite } from './fixtureSite.ts'
import { page } from './markdownPage.ts'

/** The least that the generated documents need to link to one another. */
const count = 21
const looked = 7
const outside = '\n[Outside](https://other.example/)\n'
const files = Object.fromEntries(
  Array.from({ length: count }, (_, index) => {
    const { path, title, body } = benchDocument(index, count)
    const text = body((other) => `../${other}.md`)
    return [`content/zh/docs/${path}.md`, page(title, index === 0 ? text + outside : text)]
  }),
)
const weightOf = (text: string) => brotliCompressSync(text).length
const times = (text: string, part: string) => text.split(part).length - 1

const strings = stringsFor('zh')
if (!strings) throw new Error('there are no strings')
const phrases = textPhrases(strings)

describe('a long page', () => {
  let site: FixtureSite
  const read = (index: number, file: string) =>
    site.read(`docs/${benchDocument(index, count).path}/${file}`) ?? ''
  const proseOf = (html: string) => /<div class="prose">(.*?)<\/div><\/article>/s.exec(html)?.[1]

  beforeAll(async () => {
    site = fixtureSite(files, { social: false })
    await site.build()
    return () => site.remove()
  })

  // Hashes do not compress, and make a difference of some 60 bytes from one state of the engine to the next.
  it('has few bytes', () => {
    const html = read(looked, 'index.html')
    expect(weightOf(html.replace(/<style>.*?<\/style>/s, ''))).toBeLessThan(7440)
    // With the styles that the page needs.
    expect(weightOf(html)).toBeLessThan(13_290)
    expect(weightOf(read(looked, 'index.txt'))).toBeLessThan(2620)
  })

  it('costs a reader who is here already little beyond its text', () => {
    const text = packText(proseOf(read(looked, 'index.html')) ?? '', phrases)
    const payload = read(looked, 'index.txt')
    expect(payload).toContain(text)
    expect(weightOf(payload) - weightOf(text)).toBeLessThan(380)
  })

  it('carries nothing that only machines read, or that the browser knows, to that reader', () => {
    const html = read(looked, 'index.html')
    const { header, stream } = splitPayload<PageHeader>(Buffer.from(read(looked, 'index.txt')))
    const text = new TextDecoder().decode(stream)
    expect(html).toContain('application/ld+json')
    expect(text).not.toContain('schema.org')
    expect(html).toContain('property="og:title"')
    expect(text).not.toContain('og:title')
    // A contract with the RSC plugin: src/node/bundle/serverStyles.ts replaces the module with which it
    // would render these links. If one appears here, that module has another name or form now.
    expect(header.styles).toHaveLength(1)
    expect(text, 'the stream links style sheets').not.toContain('"rel":"stylesheet"')
    expect(text, 'the stream asks for files ahead of time').not.toMatch(/^:H[A-Z]/m)
    expect(header.scripts, 'the shell brings them').toBeUndefined()
    const heading = /<h2 id="([^"]+)"/.exec(text)?.[1] ?? ''
    expect(times(html, `"#${heading}"`), 'in two lists and next to the heading').toBe(3)
    expect(times(text, `"#${heading}"`)).toBe(0)
    expect(text).not.toContain('aria-label')
  })

  it('abbreviates what the content pipeline writes, and nothing else', () => {
    const html = read(0, 'index.html')
    expect(phrases.filter((phrase) => !html.includes(phrase))).toEqual([])
    const text = read(0, 'index.txt')
    expect(phrases.filter((phrase) => text.includes(phrase))).toEqual([])
  })

  it('is once in its sidebar', () => {
    const { path, title } = benchDocument(looked, count)
    const { header } = splitPayload<PageHeader>(Buffer.from(read(looked, 'index.txt')))
    const aside = site.read(header.aside?.slice(1) ?? '') ?? ''
    expect(times(aside, `/docs/${path}"`)).toBe(1)
    expect(aside).toContain(title)
  })
})
