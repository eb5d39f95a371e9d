import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { createServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { carriesHash, isIntact } from '../../src/client/fileHash.ts'
import { bundleFailure } from '../../src/node/bundle/bundleFailure.ts'
import { sharedEngine } from '../sites/fixtureSite.ts'
import { reliance } from './reliance.ts'

const engine = await sharedEngine()
const folder = join(engine.clientDir, 'assets')
const names = readdirSync(folder)

it('Vite writes all files of the client into one folder, named by a hash', () => {
  const message = reliance(
    'names of the form assets/name-hash.ext',
    'client/fileHash.ts',
    'hashInName and hashAtEnd, and the file names in node/bundle/viteConfig.ts',
  )
  expect(readdirSync(engine.clientDir), message).toEqual(['assets'])
  expect(names.length, message).toBeGreaterThan(10)
  expect(
    names.filter((name) => !carriesHash(name)),
    message,
  ).toEqual([])
})

it('Vite does not change scripts after their hash is added', async () => {
  const scripts = names.filter((name) => name.endsWith('.js'))
  const intact = await Promise.all(
    scripts.map((name) => isIntact(name, new Uint8Array(readFileSync(join(folder, name))))),
  )
  expect(
    intact.every(Boolean),
    reliance('finished scripts after buildApp', 'node/bundle/bundle.ts', 'addScriptHashes'),
  ).toBe(true)
})

it('rolldown puts React and what every page shares into one chunk', () => {
  const shared = names.filter((name) => /^shared-[\w-]+\.js$/.test(name))
  const message = reliance(
    'codeSplitting.groups',
    'node/bundle/viteConfig.ts',
    'sharedChunk: every module by itself would be one more request',
  )
  expect(shared, message).toHaveLength(1)
  const code = readFileSync(join(folder, shared[0] ?? ''), 'utf8')
  expect(code.includes('react.transitional.element'), message).toBe(true)
})

it.each([
  ['boot', ['BUILD', 'BASE', 'ENTRY']],
  ['bootWithChoices', ['BUILD', 'BASE', 'ENTRY', 'ANNOUNCEMENT']],
  ['baseUrl', ['BASE_URL']],
  ['worker', ['BASE', 'VERSION', 'OFFLINE_PAGES']],
  ['withoutWorker', ['BASE']],
] as const)('rolldown leaves the constants of the script %s their names', (script, constants) => {
  const message = reliance(
    'free names that a minifier does not touch',
    'node/bundle/inlineConstants.ts',
    'fill: constants would be missing in the finished script',
  )
  for (const name of constants) expect(engine[script], message).toMatch(new RegExp(`\\b${name}\\b`))
})

it('rolldown names a missing import and the file that imports it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'entry.js'), "import './missing.js'")
  const building = await rolldown({ input: join(root, 'entry.js'), cwd: root })
  const error = await building.generate().catch((reason: unknown) => reason)
  expect(
    bundleFailure(error, root).message,
    reliance(
      "the message Could not resolve '…' in …",
      'node/bundle/bundleFailure.ts',
      'missingImport: authors would read a message of the bundler',
    ),
  ).toMatch(/entry\.js\n.*imports \.\/missing\.js, which does not exist/)
})

it('Vite shows mistakes in an element that the app can remove', () => {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'))
  const client = readFileSync(join(vite, 'dist/client/client.mjs'), 'utf8')
  expect(
    client.includes('vite-error-overlay'),
    reliance('the element vite-error-overlay', 'client/dev/hotUpdates.ts', 'onChange'),
  ).toBe(true)
})

it('Vite’s script for browsers exports the connection to the dev server', () => {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'))
  const client = readFileSync(join(vite, 'dist/client/client.mjs'), 'utf8')
  expect(
    /export \{[^}]*\bcreateHotContext\b/.test(client),
    reliance(
      'createHotContext of /@vite/client',
      'node/dev/bundledEngine.ts',
      'edits would not show in open pages',
    ),
  ).toBe(true)
})

it('Vite notifies plugins of edited, new and removed files, the browser environment first', async () => {
  const root = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const calls: string[] = []
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    environments: { ssr: {} },
    plugins: [
      {
        name: 'record',
        hotUpdate({ type }) {
          calls.push(`${type} ${this.environment.name}`)
        },
      },
    ],
  })
  for (const event of ['change', 'add', 'unlink']) server.watcher.emit(event, join(root, 'a.md'))
  const message = reliance(
    'hotUpdate for each kind of change, with the client first',
    'node/dev/contentUpdates.ts',
    'isFirst: content would be read too often, or not at all',
  )
  await vi.waitFor(() => expect(calls, message).toHaveLength(6))
  await server.close()
  for (const type of ['update', 'create', 'delete'])
    expect(
      calls.filter((call) => call.startsWith(type)),
      message,
    ).toEqual([`${type} client`, `${type} ssr`])
})

it('rolldown leaves out code behind a constant that is false', () => {
  const message = reliance('transform.define', 'node/bundle/bundleInline.ts', 'HAS_ANNOUNCEMENT')
  expect(engine.boot.toLowerCase(), message).not.toContain('announcement')
  expect(engine.bootWithChoices, message).toContain('announcement.dismissed')
})
