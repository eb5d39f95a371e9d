import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { hash } from '../../src/cache/hash.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { page } from './openFixture.ts'
import { copyEngine, settingsFile, type EngineCopy } from './engineCopy.ts'

const run = promisify(execFile)

/** Replaces the sources with the package as it would be published. */
async function installPackage(root: string): Promise<void> {
  const engine = join(root, 'engine')
  const scripts = join(repositoryRoot, 'packages/awning/scripts')
  cpSync(scripts, join(engine, 'scripts'), { recursive: true })
  await run('npm', ['pack', '--pack-destination', root], { cwd: engine })
  rmSync(engine, { recursive: true })
  const archive = readdirSync(root).find((name) => name.endsWith('.tgz')) ?? ''
  await run('tar', ['-xzf', archive], { cwd: root })
  renameSync(join(root, 'package'), engine)
}

/** Lets the bundler note what it is asked to bundle. Vite has a bundler of its own, so this is not all it does. */
function spyOnBundler({ root, write }: EngineCopy): void {
  const { resolve } = createRequire(import.meta.url)
  const addressOf = (name: string) => JSON.stringify(pathToFileURL(resolve(name)).href)
  const real = addressOf('rolldown')
  rmSync(join(root, 'node_modules/rolldown'))
  const others = ['parseAst', 'utils']
  const exports = Object.fromEntries(others.map((name) => [`./${name}`, `./${name}.js`]))
  write(
    'node_modules/rolldown/package.json',
    JSON.stringify({ type: 'module', exports: { '.': './index.js', ...exports } }),
  )
  for (const name of others)
    write(`node_modules/rolldown/${name}.js`, `export * from ${addressOf(`rolldown/${name}`)}`)
  write(
    'node_modules/rolldown/index.js',
    `import { appendFileSync } from 'node:fs'
import * as real from ${real}
export * from ${real}
export const rolldown = (options) => {
  appendFileSync(${JSON.stringify(join(root, 'bundled.log'))}, JSON.stringify(options.input) + '\\n')
  return real.rolldown(options)
}`,
  )
}

/** Starts `awning dev` on any free port. */
async function startServer(root: string) {
  const bin = join(root, 'engine/bin/awning.mjs')
  const child = spawn(process.execPath, [bin, 'dev', '--port', '0'], { cwd: root })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (printed += data.toString()))
  const address = () => /running on (\S+)\s*$/m.exec(printed.slice(printed.lastIndexOf('running')))
  await expect.poll(address, { timeout: 60_000 }).not.toBeNull()
  return {
    output: () => printed,
    async text(path: string): Promise<string> {
      const url = new URL(path, address()?.[1])
      return (await fetch(url, { headers: { accept: 'text/html' } })).text()
    },
    async close(): Promise<void> {
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
    },
  }
}

describe('the package with a bundled engine', { timeout: 300_000 }, () => {
  const root = mkdtempSync(join(tmpdir(), 'prebuilt-'))
  const at = (path: string) => join(root, path)
  let site: EngineCopy
  let prebuiltOutput: Readonly<Record<string, string>>

  const contents = () =>
    Object.fromEntries(
      listFolder(at('dist')).map((name) => [name, hash(readFileSync(at(`dist/${name}`)))]),
    )
  /** Builds without any cache, and returns what was bundled. */
  const firstBuild = async () => {
    for (const path of ['dist', '.cache', 'engine/.cache', 'bundled.log'])
      rmSync(at(path), { recursive: true, force: true })
    await site.build()
    const log = site.read('bundled.log')
    return {
      commandLine: log.includes('node/cli.ts'),
      engine: log.includes('client/boot/boot.ts'),
      settings: log.includes('site.config.ts'),
    }
  }

  afterAll(() => rmSync(root, { recursive: true, force: true }))
  beforeAll(async () => {
    site = copyEngine(root, 'scheduler')
    await installPackage(root)
    spyOnBundler(site)
    const settings = settingsFile('One')
    expect(settings).toContain('"base":"/"')
    site.write('site.config.ts', settings.replace('"base":"/"', '"base":"/sub/"'))
    site.write('content/zh/docs/index.md', page('Home'))
    for (let at = 1; at < 30; at += 1)
      site.write(`content/zh/docs/d${at}.md`, page(`D ${at}`, `Text ${at}.`))
  }, 300_000)

  it('contains both bundles and the sources, and no tests', () => {
    const files = listFolder(at('engine'))
    for (const pattern of [
      /^prebuilt\/cli\/\w+\/cli\.js$/,
      /^prebuilt\/engine\/\w+\/rsc\/index\.js$/,
      /^prebuilt\/engine\/\w+\/client\/assets\/theme-.*\.js$/,
      /^bin\/compile\.mjs$/,
      /^src\/index\.ts$/,
    ])
      expect(files.filter((name) => pattern.test(name))).toHaveLength(1)
    expect(files.filter((name) => /\.test(?:ing)?\.tsx?$|^(?:tests|scripts)\//.test(name))).toEqual(
      [],
    )
  })

  it('builds a site without code at any base, and bundles nothing but its settings', async () => {
    expect(await firstBuild()).toEqual({ commandLine: false, engine: false, settings: true })
    expect(site.read('dist/docs/d29/index.html')).toContain('Text 29.')
    prebuiltOutput = contents()
    const scripts = listFolder(at('dist/assets')).map((name) => site.read(`dist/assets/${name}`))
    expect(scripts.filter((text) => text.includes('awning-base'))).toEqual([])
    expect(scripts.filter((text) => text.includes('/sub/')).length).toBeGreaterThan(0)
  })

  it('makes byte for byte what its sources make when they are bundled', async () => {
    // The packages that it brings along are used in both cases.
    const bundles = ['cli', 'engine']
    for (const name of bundles) renameSync(at(`engine/prebuilt/${name}`), at(`saved-${name}`))
    expect(await firstBuild()).toEqual({ commandLine: true, engine: true, settings: true })
    for (const name of bundles) renameSync(at(`saved-${name}`), at(`engine/prebuilt/${name}`))
    expect(contents()).toEqual(prebuiltOutput)
  })

  it('starts the dev server without bundling it, and from its sources when the site has MDX or shows the theme', async () => {
    rmSync(at('bundled.log'), { force: true })
    const server = await startServer(root)
    onTestFinished(server.close)
    onTestFinished(() => rmSync(at('content/zh/docs/more.mdx'), { force: true }))
    expect(await server.text('docs/d29')).toContain('Text 29.')
    expect(await server.text('docs/d29')).toMatch(/href="\/sub\/assets\/theme-\w+\.css"/)
    const log = existsSync(at('bundled.log')) ? site.read('bundled.log') : ''
    expect(log).not.toContain('client/')
    site.write('content/zh/docs/more.mdx', page('More', '{20 + 22}'))
    await expect.poll(server.output, { timeout: 60_000 }).toContain('The site has MDX or code now')
    await expect
      .poll(() => server.text('docs/more').catch(server.output), { timeout: 60_000 })
      .toContain('>42<')
    expect(await server.text('_theme')).toContain('src/client/dev/sourceUpdates.ts')
  })

  it('bundles the engine where another version of a package is installed', async () => {
    const file = 'node_modules/scheduler/cjs/scheduler.production.js'
    const code = site.read(file)
    site.write(file, `${code}\nexports.isOther = "another scheduler"`)
    expect(await firstBuild()).toEqual({ commandLine: false, engine: true, settings: true })
    site.write(file, code)
  })

  it('bundles what a site with code needs', async () => {
    site.write('site.code.ts', 'export default {}')
    expect(await firstBuild()).toMatchObject({ commandLine: false, engine: true })
    rmSync(at('site.code.ts'))
  })

  it('bundles everything where its sources have been changed', async () => {
    site.edit(
      'engine/src/theme/styles/base.css',
      (css) => `${css}\n@layer base { .new-rule { color: red } }`,
    )
    expect(await firstBuild()).toEqual({ commandLine: true, engine: true, settings: true })
    expect(site.styles()).toContain('.new-rule')
  })
})
