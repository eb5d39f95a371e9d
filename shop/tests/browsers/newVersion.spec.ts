import { payloadHref } from '../../../packages/awning/src/client/payloadHref.ts'
import type { FaultServer } from '../../../packages/awning/tests/browser/faultServer.ts'
import { expect } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { followLink, textOf } from './appSteps.ts'
import { failedLoad, test } from './faultTest.ts'
import { expectTitle, openApp, startApp } from './tabState.ts'

const welcome = '/blog/welcome'
const layout = '/docs/frontend/css/layout'

test.beforeEach(({ allow }) => allow(failedLoad))

/** Serves the page with other words from now on, as after a deploy. */
async function deploy(faults: FaultServer, old: string, renewed: string): Promise<void> {
  const text = await (await fetch(new URL(payloadHref(welcome), faults.url))).text()
  const { id }: { id: string } = JSON.parse(text.slice(0, text.indexOf('\n')))
  // As long as the old ones: a payload states its length.
  const newId = [...id].toReversed().join('')
  expect(newId).not.toBe(id)
  expect(Buffer.byteLength(renewed)).toBe(Buffer.byteLength(old))
  const change = (body: string) => body.replaceAll(id, newId).replaceAll(old, renewed)
  faults.rewrite(payloadHref(welcome), change)
  faults.rewrite(welcome, change)
  // The worker of another version is another script.
  faults.rewrite('/sw.js', (script) => `${script}\n// ${newId}`)
}

test('a version that is deployed while the reader reads is announced, and one click shows it', async ({
  tab,
  faults,
}) => {
  await openApp(tab, welcome)
  await expectTitle(tab, '欢迎光临')
  await expect
    .poll(() => tab.run(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated')
  await deploy(faults, '门没有锁', '门已修好')
  // The reader comes back to the tab.
  await tab.run(() => void document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => textOf(tab, 'aside[role=status]')).toContain('有新版本')
  expect(await textOf(tab, 'main')).toContain('门没有锁')
  await tab.click('aside[role=status] button')
  await expect.poll(() => textOf(tab, 'main')).toContain('门已修好')
  await startApp(tab)
  expect(await textOf(tab, 'aside[role=status]')).toBeUndefined()
})

test('a version that is deployed while the reader is elsewhere is there when the page is shown again', async ({
  tab,
  faults,
}) => {
  await openApp(tab, welcome)
  await expect
    .poll(() => tab.run(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 })
    .toBe('activated')
  await deploy(faults, '门没有锁', '门已修好')
  await tab.run(() => void setTimeout(() => location.assign('/game')))
  await expectTitle(tab, '游戏库')
  await startApp(tab)
  await tab.back()
  await expectTitle(tab, '欢迎光临')
  // Engines that keep the old document offer the new one, others have loaded it.
  await expect
    .poll(async () => (await textOf(tab, 'aside[role=status]')) ?? (await textOf(tab, 'main')))
    .toMatch(/有新版本|门已修好/)
})

test('a link to a page of another version loads its document', async ({ tab, faults }) => {
  faults.rewrite(payloadHref(welcome), (text) =>
    text.replace(/"build":"[^"]*"/, '"build":"another"'),
  )
  await openApp(tab, layout)
  await tab.run(() => Reflect.set(window, 'isFirstDocument', true))
  await followLink(tab, welcome)
  await expectTitle(tab, '欢迎光临')
  expect(await tab.run(() => Reflect.get(window, 'isFirstDocument') === true)).toBe(false)
})
