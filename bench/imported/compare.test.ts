import { describe, expect, it } from 'vitest'
import { matchPages } from './matchPages.ts'
import { differences, normalized, normalizedCode } from './pageText.ts'
import { readPage } from './readPage.ts'
import { readSource } from './readSource.ts'
import { sourceDialects } from './sourceDialects.ts'

const page = (content: string) =>
  readPage(`<!doctype html><main><nav>Home</nav><article>${content}</article></main>`)
const source = (text: string, name: keyof typeof sourceDialects = 'markdown') =>
  readSource(text, `/site/a.${name === 'starlight' ? 'mdx' : 'md'}`, sourceDialects[name])

describe('a page', () => {
  it('is its headings, text, code and labels, without what the theme adds', () => {
    expect(
      page(
        '<header><h1>T</h1></header><div class="prose"><h2 id="a">A<a class="heading-link">#</a></h2><p>One “two”.</p>' +
          '<div class="admonition"><p class="admonition-title">Tip</p><p>In</p></div>' +
          '<figure class="code"><figcaption>a.js</figcaption><pre><code>let a \n</code></pre><div class="tools"><button data-do="copy">Copy</button></div></figure></div>' +
          '<aside data-chrome=""><h2>Related</h2></aside>',
      ),
    ).toEqual({
      headings: ['T', 'A'],
      hasTitle: true,
      text: 'One"two".In',
      code: ['let a'],
      labels: ['Tip', 'a.js'],
    })
  })
})

describe('a source', () => {
  it('is read like its page', () => {
    const text =
      '---\ntitle: T\n---\n\n## A {#a}\n\nOne "two".\n\n::: tip Tip\nIn\n:::\n\n```js title="a.js"\nlet a\n```\n'
    expect(source(text)).toEqual({
      headings: ['T', 'A'],
      hasTitle: true,
      text: 'One"two".In',
      code: ['let a'],
      labels: ['Tip'],
    })
  })

  it('has the title of its first heading, where it has one', () => {
    expect(source('---\ntitle: A\n---\n# B\n').headings).toEqual(['B'])
    expect(source('a').hasTitle).toBe(false)
  })

  it.each([
    ['vitepress', '<script setup>\nlet a\n</script>\n\n[[toc]]\n\nb'],
    ['starlight', 'import { Icon } from "c"\n\n<Icon name="n" />b'],
    ['docusaurus', 'b{/* c */}'],
    ['markdown', 'b\n\n[cut]'],
  ] as const)('of %s has no text that readers do not see', (name, text) => {
    expect(source(text, name).text).toBe('b')
  })

  it('of the tutorial has boxes in place of code', () => {
    const { labels, text, code } = source(
      '````smart header="H `x`"\nIn\n```js run\n*!*\nlet a\n*/!*\n```\n````',
    )
    expect({ labels, text, code }).toEqual({ labels: ['Hx'], text: 'In', code: ['let a'] })
  })
})

describe('a source and its page', () => {
  const same = page('<h1>T</h1><p>Some text</p><pre><code>a</code></pre>')

  it('are equal where only spaces and typography differ', () => {
    expect(differences(source('# T\n\nSome\ntext\n\n```\na\n```'), same)).toEqual([])
    expect(normalized('“a” – b…')).toBe('"a"-b...')
    expect(normalizedCode('\n  a  \n\n')).toBe('  a')
  })

  it.each([
    ['# U\n\nSome text\n\n```\na\n```', 'headings', 'U', 'T'],
    ['# T\n\nSome more\n\n```\na\n```', 'text', 'Somemore', 'Sometext'],
    ['# T\n\nSome text\n\n```\nb\n```', 'code', 'b', 'a'],
  ])('differ in the first thing that is not equal: %j', (text, what, expected, found) => {
    expect(differences(source(text), same)).toEqual([{ what, expected, found }])
  })

  it('differ where a label is shown nowhere', () => {
    const text = '# T\n\n:::note[N]\nSome text\n:::\n\n```\na\n```'
    expect(differences(source(text), same)).toMatchObject([{ what: 'label', expected: 'N' }])
  })
})

describe('the page of a source', () => {
  const long = (word: string) => Array.from({ length: 60 }, (_, index) => word + index).join('')

  it('is the one with its text, and of equal ones that with its path', () => {
    const sources = [
      { path: 'docs/02-a.md', text: long('apple') },
      { path: 'fr/docs/a.md', text: long('pomme') },
      { path: 'empty/b.md', text: '' },
    ]
    const pages = [
      { path: 'fr/x/index.html', text: long('apple') },
      { path: 'x/index.html', text: long('apple') },
      { path: 'docs/a/index.html', text: long('apple') },
      { path: 'fr/docs/a/index.html', text: `${long('pomme').slice(0, 250)}lost` },
      { path: 'empty/b/index.html', text: 'b' },
    ]
    const matches = matchPages(sources, pages)
    expect(sources.map((one) => matches.get(one)?.path)).toEqual([
      'docs/a/index.html',
      'fr/docs/a/index.html',
      'empty/b/index.html',
    ])
  })
})
