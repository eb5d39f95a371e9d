import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { StyleSheets, withOneSheet } from '../../src/node/render/styleSheets.ts'
import { plainConfig, sharedEngine } from '../sites/fixtureSite.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { reliance } from './reliance.ts'

const engine = await sharedEngine(repositoryRoot)
const shell = await engine.rsc.renderShell(plainConfig, 'zh')
const stream = shell.stream.toString()

const body = (html: string) =>
  engine.rsc.renderBody({ kind: 'blocks', stamp: '', blocks: [{ html }], drawn: false })

it('a flight stream is made of lines, each with an id or a hint', () => {
  expect(
    stream.split('\n').filter((line) => line !== '' && !/^(?:[\da-f]+:|:[A-Z]+)/.test(line)),
    reliance(
      'one row of a stream per line',
      'node/render/styleSheets.ts',
      'sheetHint and sheetLinks, which read rows line by line',
    ),
  ).toEqual([])
})

it('a flight stream asks for a style sheet ahead of time with a line of its own', () => {
  expect(
    stream,
    reliance('hints of the form :HL["href","style"]', 'node/render/styleSheets.ts', 'sheetHint'),
  ).toMatch(/^:HL\["\/assets\/[^"]+\.css","style"[^\n]*\n/m)
})

it('a flight stream gives the length of a long text in bytes', async () => {
  const html = `<p>${'长'.repeat(2000)}</p>`
  const written = (await body(html)).stream.toString()
  const [, length = ''] = /[\da-f]+:T([\da-f]+),<p>/.exec(written) ?? []
  expect(
    Number.parseInt(length, 16),
    reliance(
      'lengths that cover texts alone, so that other rows may change',
      'node/render/styleSheets.ts',
      'linkNewOnce: a row that it changes must have no length',
    ),
  ).toBe(Buffer.byteLength(html))
})

it('a flight stream whose sheets were merged is still read, and gives a document with one link', async () => {
  const sheets = new StyleSheets('/', (name) =>
    readFileSync(join(engine.clientDir, 'assets', name), 'utf8'),
  )
  const { flight } = withOneSheet(shell, sheets, new Map())
  const node = await engine.ssr.decode(flight.stream)
  const styles = flight.references.flatMap((reference) => reference.styles)
  const html = await engine.ssr.renderDocument(
    { id: '', path: '/', shell: node, aside: null },
    async () => null,
    [...new Set(styles)],
  )
  const hrefs = Array.from(
    html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g),
    ([, href]) => href,
  )
  expect(
    new Set(hrefs).size,
    reliance(
      'a stream that stays readable after links were replaced',
      'node/render/styleSheets.ts',
      'withOneSheet',
    ),
  ).toBe(1)
})

it('an error while rendering reaches the caller instead of the stream', async () => {
  await expect(
    engine.rsc.renderBody({ kind: 'module', module: 'none.mdx', excerpt: false, drawn: false }),
    reliance('onError of renderToPipeableStream', 'node/entries/flight.ts', 'flight'),
  ).rejects.toThrow('none.mdx')
})
