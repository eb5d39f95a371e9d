import { serveFixture } from './fixtureSites.ts'
import { expect, open, sharedTest as test, test as ownTest } from './browserTest.ts'
import { storedKeys, tabFiles, tabSet } from './tabSets.ts'
import { slow } from './slowTests.ts'

const at = serveFixture(tabFiles)

test('M21 tabs have their roles, one is selected and it alone is in the tab order', async ({
  page,
}) => {
  await open(page, at('docs/sets'))
  const { list, tabs, tab, selected } = tabSet(page, 0)
  await expect(list).toHaveAttribute('aria-orientation', 'horizontal')
  await expect(tabs).toHaveText(['npm', 'yarn', 'pnpm'])
  await expect(selected).toHaveText('yarn')
  const order = () => tabs.evaluateAll((all) => all.map((each) => each.getAttribute('tabindex')))
  expect(await order()).toEqual(['-1', '0', '-1'])
  await tab('pnpm').click()
  await expect(selected).toHaveText('pnpm')
  expect(await order()).toEqual(['-1', '-1', '0'])
  const panel = page.getByRole('tabpanel', { name: 'pnpm', exact: true }).first()
  await expect(panel).toContainText('First.')
  await expect(panel).toContainText('pnpm add')
  await expect(panel).toContainText('Last.')
  await expect(tab('pnpm')).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '')
})

test('M21 every panel is in the document and one of a set is shown, none if the author says so', async ({
  page,
}) => {
  await page.goto(at('docs/sets'))
  await expect(page.getByText('npm install')).toBeHidden()
  await expect(page.getByText('npm install')).toHaveCount(1)
  await expect(page.getByText('yarn add')).toBeVisible()
  await expect(tabSet(page, 4).selected).toHaveCount(0)
  await expect(page.getByText('Opened.')).toBeHidden()
  await expect(tabSet(page, 4).tabs.first()).toHaveAttribute('tabindex', '0')
})

test('M22 arrow keys move with wrap-around, Home and End to the ends, Enter chooses', async ({
  page,
}) => {
  await open(page, at('docs/sets'))
  const { tab, selected } = tabSet(page, 0)
  await tab('npm').click()
  await page.keyboard.press('ArrowLeft')
  await expect(tab('pnpm')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('npm')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('yarn')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab('pnpm')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tab('npm')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(selected).toHaveText('yarn')
  await expect(tab('yarn')).toBeFocused()
})

test('M23 a choice switches every set of its group on the page', async ({ page }) => {
  await open(page, at('docs/sets'))
  await tabSet(page, 1).tab('npm').click()
  for (const index of [0, 1, 2, 5]) await expect(tabSet(page, index).selected).toHaveText('npm')
  await expect(tabSet(page, 3).selected).toHaveText('left')
  await expect(page.getByText('Last npm.')).toBeVisible()
  await expect(page.getByText('Last yarn.')).toBeHidden()
})

test('M24 a choice is stored as plain text and comes back after a reload and on other pages', async ({
  page,
}) => {
  await open(page, at('docs/sets'))
  await tabSet(page, 5).tab('npm').click()
  expect(await page.evaluate(() => localStorage.getItem('tab.pm'))).toBe('npm')
  await page.getByRole('link', { name: 'Other' }).first().click()
  await expect(page.getByText('Other npm.')).toBeVisible()
  await tabSet(page, 0).tab('yarn').click()
  await open(page, at('docs/sets'))
  await expect(tabSet(page, 5).selected).toHaveText('yarn')
  await page.evaluate(() => localStorage.setItem('tab.pm', 'npm'))
  await open(page, at('docs/sets'))
  await expect(tabSet(page, 5).selected).toHaveText('npm')
})

test(
  'M25 a set that lacks the value stays as it is, and a stored value no set knows is ignored',
  slow,
  async ({ page }) => {
    await open(page, at('docs/sets'))
    await tabSet(page, 2).tab('pnpm').click()
    await expect(tabSet(page, 0).selected).toHaveText('pnpm')
    await expect(tabSet(page, 5).selected).toHaveText('npm')
    await tabSet(page, 0).tab('yarn').click()
    await expect(tabSet(page, 5).selected).toHaveText('yarn')
    await expect(tabSet(page, 2).selected).toHaveText('pnpm')
    await page.evaluate(() => localStorage.setItem('tab.pm', 'bun'))
    await open(page, at('docs/sets'))
    await expect(tabSet(page, 0).selected).toHaveText('yarn')
  },
)

test('M26 the clicked tab stays at its position on the screen', async ({ page }) => {
  await open(page, at('docs/sets'))
  // Some browsers keep the position by themselves (scroll anchoring), others do not.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  const { tab, selected } = tabSet(page, 5)
  await tab('npm').scrollIntoViewIfNeeded()
  await tab('npm').click()
  await expect(page.getByText('Short.')).toBeVisible()
  const before = await tab('yarn').boundingBox()
  const scrolled = await page.evaluate(() => scrollY)
  await tab('yarn').click()
  await expect(selected).toHaveText('yarn')
  await expect(page.getByText('Line 29.')).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 500)
  expect((await tab('yarn').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('M27 a choice without a group is neither stored nor shared', slow, async ({ page }) => {
  await open(page, at('docs/sets'))
  const before = await storedKeys(page)
  await tabSet(page, 3).tab('right').click()
  await expect(page.getByText('The right.')).toBeVisible()
  await expect(page.getByText('The left.')).toBeHidden()
  expect(await storedKeys(page)).toEqual(before)
  await open(page, at('docs/sets'))
  await expect(tabSet(page, 3).selected).toHaveText('left')
})

ownTest('a click before the app runs takes effect when it does', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(at('docs/other'))
  await tabSet(page, 0).tab('yarn').click()
  await expect(tabSet(page, 0).selected).toHaveText('npm')
  release()
  await expect(tabSet(page, 0).selected).toHaveText('yarn')
})

ownTest.describe('without script', () => {
  ownTest.use({ javaScriptEnabled: false })

  ownTest('every panel can be read, each under its label', async ({ page }) => {
    await page.goto(at('docs/other'))
    await expect(page.getByText('Other npm.')).toBeVisible()
    await expect(page.getByText('Other yarn.')).toBeVisible()
    await expect(page.getByRole('tabpanel').nth(1)).toContainText(/^yarn\s*Other yarn\.$/)
    await expect(page.getByText('yarn', { exact: true }).filter({ visible: true })).toHaveCount(1)
  })
})
