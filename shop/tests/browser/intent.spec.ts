import { gzipSync } from 'node:zlib'
import { entryScript } from '../../../packages/awning/tests/browser/entryScript.ts'
import { linkTargets } from '../../../packages/awning/tests/browser/linkTargets.ts'
import { test as faultTest, type FaultServer } from './faultServer.ts'
import { expect, start, sharedTest as test } from './shop.ts'
import { slow, slowUnless } from '../../../packages/awning/tests/browser/slowTests.ts'

const layout = '/docs/frontend/css/layout'

function scripts(faults: FaultServer): string[] {
  return faults.requests.filter((path) => path.endsWith('.js'))
}

for (const [kind, path] of [
  ['doc', layout],
  ['post', '/blog/mdx-blog-post'],
  ['home', '/'],
] as const) {
  faultTest(
    `no script file is fetched before intent on a ${kind} page`,
    slowUnless(kind === 'doc'),
    async ({ page, faults }) => {
      await page.goto(path)
      const { inView } = await linkTargets(page)
      // Pages are fetched ahead already, if not all of them.
      await expect.poll(() => inView.some((href) => faults.requests.includes(href))).toBe(true)
      expect(scripts(faults)).toEqual([])
      await start(page)
      expect(scripts(faults)).not.toEqual([])
    },
  )
}

faultTest(
  'a press on a button of the text before the app is there is answered once',
  slow,
  async ({ page, faults }) => {
    const said: string[] = []
    page.on('dialog', async (dialog) => {
      said.push(dialog.message())
      await dialog.accept()
    })
    await page.goto('/blog/mdx-blog-post')
    const entry = await entryScript(page)
    const release = faults.hold(entry)
    const bell = page.getByRole('button', { name: '摇一下门口的铃' })
    await bell.click()
    await expect.poll(() => faults.requests).toContain(entry)
    expect(said).toEqual([])
    release()
    await expect.poll(() => said).toEqual(['欢迎光临，随便看，不用登记。'])
    await expect(page.locator('html')).toHaveAttribute('data-app', 'on')
    await bell.click()
    await expect.poll(() => said).toHaveLength(2)
  },
)

test('boot is at most 2.1 KB gzipped, and the only inline script but on home and not-found', async ({
  page,
  allow,
}) => {
  allow(/status of 404/)
  for (const path of ['/', layout, '/blog/mdx-blog-post', '/en/game', '/nope']) {
    await page.goto(path)
    const [boot, ...others] = await page.evaluate(() =>
      Array.from(document.scripts)
        // Blocks of data have a type: structured data, and rules for the browser.
        .filter(({ src, type }) => src === '' && type === '')
        .map(({ text }) => text),
    )
    expect(gzipSync(boot ?? '').length, path).toBeLessThanOrEqual(2150)
    expect(boot, path).toContain('__awning')
    expect(others, path).toHaveLength(path === '/' || path === '/nope' ? 1 : 0)
  }
})
