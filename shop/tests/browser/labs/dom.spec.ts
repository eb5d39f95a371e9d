import type { Locator } from '@playwright/test'
import { sampleOf } from '../../../labs/dom/samples.ts'
import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const page = '/docs/frontend/browser/dom'
const lab = '[data-lab="dom"][data-live-lab]'

async function lengths(frame: Locator): Promise<string[]> {
  const names = ['childNodes', 'children', 'getElementsByClassName', 'querySelectorAll']
  return Promise.all(
    names.map((name) =>
      frame
        .getByRole('group', { name: new RegExp(`^${name} `) })
        .locator('b')
        .first()
        .innerText(),
    ),
  )
}

test('three collections follow the tree and one does not, until it is taken again', async ({
  page: tab,
}) => {
  await open(tab, `${page}?lab=dom`)
  const frame = tab.locator(lab)
  expect(await lengths(frame)).toEqual(['10', '3', '3', '4'])
  await frame.getByRole('button', { name: '末尾添一项' }).press('Enter')
  expect(await lengths(frame)).toEqual(['11', '4', '4', '4'])
  await expect(frame.getByRole('status').last()).toContainText('没变的：querySelectorAll')
  await frame.getByRole('button', { name: '重新查询' }).press('Enter')
  await expect(frame.getByText('不在树上')).toHaveCount(0)
  await frame.getByRole('button', { name: '撤销' }).click()
  await expect(frame.getByText('不在树上')).toHaveCount(1)
})

test(
  'a loop over the live collection misses every second item, in English and shared',
  slow,
  async ({ page: tab }) => {
    await open(tab, `/en${page}?lab=dom~0.l`)
    const frame = tab.locator(lab)
    await expect(frame.getByText('The next iteration removes index 1: Sweep')).toBeVisible()
    await frame.getByRole('button', { name: 'Run one iteration' }).click()
    await expect(frame.getByText('The loop has ended; 2 were skipped.')).toBeVisible()

    await frame.getByRole('button', { name: 'To-do list' }).click()
    await frame.getByText('still', { exact: true }).click()
    const turn = frame.getByRole('button', { name: 'Run one iteration' })
    for (let count = 0; count < 4; count += 1) await turn.click()
    await expect(turn).toBeDisabled()
    await expect(frame.getByText('The loop has ended; all are removed.')).toBeVisible()
    expect(await lengths(frame)).toEqual(['7', '0', '0', '4'])
  },
)

test(
  'what the reader writes is parsed as the browser does, and nothing of it runs',
  slow,
  async ({ page: tab, allow }) => {
    allow(/inline event handler violates/)
    const asked: string[] = []
    tab.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(tab, `${page}?lab=dom~1.`)
    const frame = tab.locator(lab)
    const tree = frame.getByRole('group', { name: /^节点树/ })
    const text = frame.getByRole('textbox')
    for (const [name, sample] of [
      ['嵌套列表', 1],
      ['待办', 0],
    ] as const) {
      await frame.getByRole('button', { name, exact: true }).click()
      const drawn = await tree.innerText()
      await text.fill('')
      await expect(tree).toContainText('list是<body>')
      await text.fill(sampleOf('zh', sample))
      expect(await tree.innerText()).toBe(drawn)
    }

    await text.fill(
      '<table><tr><td class="todo">茶<img src="/parsed-only.png" onerror="document.title = 1">',
    )
    await expect(tree.getByText('<tbody>')).toBeVisible()
    expect(await lengths(frame)).toEqual(['1', '1', '1', '1'])
    expect(await tab.title()).not.toBe('1')
    expect(asked).not.toContain('/parsed-only.png')
  },
)
