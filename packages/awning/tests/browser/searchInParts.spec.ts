import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { page as doc } from '../sites/markdownPage.ts'
import { expect, sharedTest as test } from './browserTest.ts'
import { startFaultServer } from './faultServer.ts'
import { deployFixture, type DeployedFixture } from './fixtureSites.ts'

let site: DeployedFixture

/** Two texts that fill a file of the index each; together they are loaded at once. */
const long = '盒子一个挨一个地排下去。'.repeat(2000)

test.beforeAll(async () => {
  site = await deployFixture({
    'content/zh/docs/a.md': doc('第一篇', `${long}\n\n这里有宝可梦。`),
    'content/zh/docs/b.md': doc('第二篇', `${long}\n\n这里也有宝可梦。`),
  })
})
test.afterAll(() => site.remove())

test('while a part of the index is still to come, what has come is searched already', async ({
  page,
}) => {
  const host = await startFaultServer(site.folder)
  const folder = join(site.folder, 'search')
  const part = readdirSync(folder).find(
    (name) =>
      name.startsWith('zh-text-') && readFileSync(join(folder, name), 'utf8').includes('第二篇'),
  )
  const release = host.hold(`/search/${part}`)
  await page.goto(`${host.url}/?q=宝可梦`)
  const options = page.getByRole('listbox').getByRole('option')
  const status = page.getByRole('dialog').getByRole('status').first()
  await expect(options).toHaveCount(1)
  await expect(status).toHaveText('')
  release()
  await expect(options).toHaveCount(2)
  await expect(status).toHaveText('2条结果')
  await host.close()
})
