import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { plainSite } from '../../src/config/plainSite.testing.ts'
import { page } from './openFixture.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** The engine in a folder of its own, so that it can be changed: its sources, and packages of which one is no link. */
function ownEngine(own: string) {
  const root = mkdtempSync(join(tmpdir(), 'engine-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const at = (path: string) => join(root, path)
  for (const name of ['src', 'bin', 'package.json'])
    cpSync(join(repositoryRoot, 'packages/awning', name), at(`engine/${name}`), { recursive: true })
  mkdirSync(at('node_modules'))
  cpSync(
    join(repositoryRoot, 'node_modules/.package-lock.json'),
    at('node_modules/.package-lock.json'),
  )
  for (const name of readdirSync(join(repositoryRoot, 'node_modules')))
    if (name !== own && !name.startsWith('.'))
      symlinkSync(join(repositoryRoot, 'node_modules', name), at(`node_modules/${name}`))
  cpSync(join(repositoryRoot, 'node_modules', own), at(`node_modules/${own}`), { recursive: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  return {
    write,
    read: (path: string) => readFileSync(at(path), 'utf8'),
    edit: (path: string, change: (text: string) => string) =>
      write(path, change(readFileSync(at(path), 'utf8'))),
    styles: () =>
      listFolder(at('dist/assets'))
        .filter((name) => name.endsWith('.css'))
        .map((name) => readFileSync(at(`dist/assets/${name}`), 'utf8'))
        .join(''),
    build: () =>
      promisify(execFile)(process.execPath, ['engine/bin/awning.mjs', 'build'], { cwd: root }),
  }
}

const settings = (title: string) =>
  `export default ${JSON.stringify({ ...plainSite, title: { zh: title, en: title } })}`

describe('what a build remembers', () => {
  it(
    'is forgotten when settings, theme, engine or a package change',
    {
      timeout: 180_000,
    },
    async () => {
      const engine = ownEngine('image-size')
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
      engine.write('site.config.ts', settings('One'))
      engine.write('content/zh/docs/index.md', page('Home'))
      engine.write('content/zh/docs/a.md', page('A', '![x](./x.svg)'))
      engine.write('content/zh/docs/x.svg', svg)
      const html = () => engine.read('dist/docs/a/index.html')
      await engine.build()
      expect(html()).toContain('<title>A | One</title>')
      expect(html()).toContain('width="3"')
      expect((await engine.build()).stdout).toContain('Nothing has changed')

      engine.write('site.config.ts', settings('Two'))
      await engine.build()
      expect(html()).toContain('<title>A | Two</title>')

      engine.edit(
        'engine/src/theme/styles/base.css',
        (css) => `${css}\n@layer base { .new-rule { color: red } }`,
      )
      engine.edit('engine/src/node/render/finishDocument.ts', (code) =>
        code.replace('<!doctype html>', '<!doctype html><!-- new engine -->'),
      )
      await engine.build()
      expect(engine.styles()).toContain('.new-rule')
      expect(html()).toContain('<!-- new engine -->')

      const update = 'export const imageSize = () => ({ width: 7, height: 5 })'
      engine.write('node_modules/image-size/dist/esm/index.js', update)
      engine.edit('node_modules/.package-lock.json', (lock) =>
        lock.replace('"version": "2.0.4"', '"version": "2.0.5"'),
      )
      await engine.build()
      expect(html()).toContain('width="7"')
    },
  )
})
