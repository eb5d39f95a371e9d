import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserSettings } from '../../awning/tests/browser/browserSettings.ts'
import { repositoryRoot } from '../../awning/tests/repositoryRoot.ts'

const run = promisify(execFile)

/** Both packages as they would be published, in an empty folder, as somebody without this repository uses them. */
describe('the packed starter and engine', { timeout: 300_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  const site = join(folder, 'my-site')
  let seconds: number

  beforeAll(async () => {
    const arguments_ = ['--template', 'docs+blog', '--languages', 'en,zh']
    const start = performance.now()
    await run('npm', ['run', 'create', '--', site, ...arguments_], { cwd: repositoryRoot })
    seconds = (performance.now() - start) / 1000
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('create a site of its own that is installed within two minutes', () => {
    expect(existsSync(join(site, 'node_modules/awning/bin/awning.mjs'))).toBe(true)
    expect(existsSync(join(site, 'node_modules/awning/tests'))).toBe(false)
    expect(readFileSync(join(site, 'content/zh/docs/index.md'), 'utf8')).toMatch(/^source: /m)
    expect(seconds).toBeLessThan(120)
  })

  it('check and build it without a remark', async () => {
    const { stdout } = await run('npm', ['run', 'check'], { cwd: site })
    expect(stdout).toContain('0 errors, 0 warnings, 0 suggestions, 0 hints')
    const built = await run('npm', ['run', 'build'], { cwd: site })
    expect(built.stdout).toMatch(/Built \d+ pages into dist\//)
    expect(built.stdout).not.toMatch(/warning|error/)
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
