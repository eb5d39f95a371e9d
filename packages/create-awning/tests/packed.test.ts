import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserSettings } from '../../awning/tests/browser/browserSettings.ts'
import { siteWords } from '../../awning/tests/siteWords.ts'
import { installedPackages } from './installedSize.ts'
import { filesIn, packPackages, run, type PackedPackages } from './packedPackages.ts'

/** Beyond React, Vite and what those need, for a site without social images. */
const maxInstalledBytes = 60_000_000
const maxSeconds = 60

/** The packages as they would be published, in an empty folder, as somebody without this repository uses them. */
describe('the packed starter and engine', { timeout: 300_000 }, () => {
  let packed: PackedPackages
  let site: string

  beforeAll(async () => {
    packed = await packPackages('awning', 'create-awning')
    site = join(packed.folder, 'my-site')
    // Somebody else's packages of the same versions are in the cache of npm; this fills it.
    await packed.create(join(packed.folder, 'first'))
  }, 300_000)
  afterAll(() => packed.remove())

  it('contain what is needed and nothing else', async () => {
    const engine = await filesIn(packed.archive('awning'))
    const starter = await filesIn(packed.archive('create-awning'))
    expect(engine.filter((path) => /\.test(?:ing)?\.|^(?:tests|scripts)\//.test(path))).toEqual([])
    expect([...new Set(engine.map((path) => path.split('/')[0]))].sort()).toEqual([
      'LICENSE',
      'README.md',
      'bin',
      'package.json',
      'prebuilt',
      'src',
    ])
    expect([...new Set(starter.map((path) => path.split('/')[0]))].sort()).toEqual([
      'LICENSE',
      'README.md',
      'bin',
      'dist',
      'package.json',
      'templates',
    ])
    expect([...engine, ...starter].filter((path) => siteWords.test(path))).toEqual([])
  })

  it('lead from an empty folder to a served site with two commands, within a minute', async () => {
    const start = performance.now()
    await packed.create(site, '--template', 'docs+blog', '--languages', 'en,zh')
    const server = spawn('npm', ['run', 'dev', '--', '--port', '0'], { cwd: site, detached: true })
    try {
      const response = await fetch(await addressIn(server.stdout))
      expect(await response.text()).toContain('<title>')
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid)
    }
    const seconds = (performance.now() - start) / 1000
    console.log(`From an empty folder to a served site: ${seconds.toFixed(1)} s`)
    expect(seconds).toBeLessThan(maxSeconds)
    expect(existsSync(join(site, 'node_modules/awning/tests'))).toBe(false)
    expect(readFileSync(join(site, 'content/zh/docs/index.md'), 'utf8')).toMatch(/^source: /m)
  })

  it('install little beyond React and Vite', () => {
    const packages = installedPackages(join(packed.folder, 'first'), ['react', 'react-dom', 'vite'])
    const total = packages.reduce((sum, { bytes }) => sum + bytes, 0)
    const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2).padStart(6)
    console.log(
      [
        ...packages
          .filter(({ bytes }) => bytes > 100_000)
          .map(({ path, bytes }) => `${megabytes(bytes)} MB  ${path}`),
        `${megabytes(total)} MB  in all, beyond React and Vite`,
      ].join('\n'),
    )
    expect(total).toBeLessThan(maxInstalledBytes)
  })

  it('name the licence of every package that they bring along', () => {
    const prebuilt = join(site, 'node_modules/awning/prebuilt')
    const notices = readFileSync(join(prebuilt, 'THIRD_PARTY_NOTICES.md'), 'utf8')
    const manifest: { devDependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(site, 'node_modules/awning/package.json'), 'utf8'),
    )
    const inside = Object.keys(manifest.devDependencies).filter((name) => name !== 'typescript')
    expect(inside.length).toBeGreaterThan(10)
    // ELK is the one whose licence is not as permissive as our own.
    for (const name of [...inside, 'elkjs'])
      expect(notices).toMatch(new RegExp(`^## ${name} `, 'm'))
    expect(notices).toContain('Eclipse Public License')
  })

  it('check and build it without a remark', async () => {
    const { stdout } = await run('npm', ['run', 'check'], { cwd: site })
    expect(stdout).toContain('0 errors, 0 warnings, 0 suggestions, 0 hints')
    const built = await run('npm', ['run', 'build'], { cwd: site })
    expect(built.stdout).toMatch(/Built \d+ pages into dist\//)
    expect(built.stdout).not.toMatch(/warning|error/)
    expect(existsSync(join(site, 'dist/social'))).toBe(false)
  })

  it('serve a site that a reader can click through', async () => {
    const server = spawn('npx', ['awning', 'preview', '--port', '0'], { cwd: site, detached: true })
    const browser = await chromium.launch(browserSettings.use.launchOptions)
    try {
      const page = await browser.newPage()
      await page.goto(await addressIn(server.stdout))
      await page.getByRole('navigation').getByRole('link', { name: 'Docs' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Writing' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Writing' }).waitFor()
      await page.goto(new URL('/zh/blog', page.url()).href)
      await page.getByRole('link', { name: '欢迎来到博客' }).first().click()
      await page.getByRole('heading', { level: 1, name: '欢迎来到博客' }).waitFor()
    } finally {
      await browser.close()
      // npx starts the server as a process of its own.
      if (server.pid !== undefined) process.kill(-server.pid)
    }
  })
})

/** The first address that a process prints. */
async function addressIn(output: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += chunk.toString()
    const [address] = /http:\/\/[\w.:]+/.exec(text) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`the server printed no address: ${text}`)
}
