import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildEngine } from '../../src/node/bundle/buildEngine.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { appEdition, inlineEdition, mediaErrors, syntaxErrors } from '../syntaxErrors.ts'

const engine = await buildEngine({
  root: repositoryRoot,
  base: '/',
  cacheDir: join(repositoryRoot, '.cache'),
  modules: {},
})

const clientFiles = (extension: string) =>
  new Map(
    readdirSync(engine.clientDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(extension))
      .map((name) => [name, readFileSync(join(engine.clientDir, name), 'utf8')]),
  )

it('the scripts that run before the app have no syntax newer than ES2020', () => {
  const { boot, baseUrl, analytics } = engine
  const scripts = new Map(Object.entries({ boot, baseUrl, analytics }))
  expect(syntaxErrors(scripts, inlineEdition)).toEqual([])
})

it('the app and the service worker have no syntax newer than ES2022', () => {
  const { worker, withoutWorker } = engine
  const modules = clientFiles('.js')
  expect(modules.size).toBeGreaterThan(10)
  const scripts = new Map([...modules, ...Object.entries({ worker, withoutWorker })])
  expect(syntaxErrors(scripts, appEdition)).toEqual([])
})

it('media queries are written as browsers of five years ago understand them', () => {
  const sheets = clientFiles('.css')
  expect(sheets.size).toBeGreaterThan(5)
  expect(mediaErrors(sheets)).toEqual([])
})

it.each([
  ['a class with a static block', 'class A { static { } }', inlineEdition],
  ['a logical assignment', 'a ??= 1', inlineEdition],
  ['an import attribute', "import a from 'a' with { type: 'json' }", appEdition],
  ['a flag of newer regular expressions', '/[a--b]/v', appEdition],
] as const)('finds %s', (_, code, edition) => {
  expect(syntaxErrors(new Map([['a.js', code]]), edition)).toHaveLength(1)
})

it('finds ranges and bare negations in media queries', () => {
  const css = '@media (width<=40rem){a{b:c}}@media not (min-width:1px){}@media (max-width:1px){}'
  expect(mediaErrors(new Map([['a.css', css]]))).toEqual([
    'a.css: @media (width<=40rem)',
    'a.css: @media not (min-width:1px)',
  ])
})
