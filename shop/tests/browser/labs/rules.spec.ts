import { expect, open, sharedTest as test } from '../shop.ts'
import { slow } from '../../../../packages/awning/tests/browser/slowTests.ts'

const live = '[data-lab="rules"][data-live-lab]'

test('the winner changes with the declarations, and the deciding step is shown', async ({
  page,
}) => {
  await open(page, '/docs/frontend/css/rules?lab=rules')
  const lab = page.locator(live)
  await expect(lab.getByText('A赢，颜色是crimson，胜在“层”。')).toBeVisible()

  await lab.getByRole('radio', { name: /^B/ }).focus()
  await page.keyboard.press('Space')
  await lab.getByRole('checkbox', { name: '!important' }).press('Space')
  await expect(lab.getByText('B赢，颜色是teal，胜在“来源与重要性”。')).toBeVisible()

  await lab.getByRole('combobox', { name: '例子' }).selectOption('离根近的赢')
  await expect(lab.getByText('A赢，颜色是crimson，胜在“作用域的远近”。')).toBeVisible()
  await lab.getByRole('button', { name: '移除' }).click()
  await expect(lab.getByText('B赢，颜色是teal，胜在“作用域的远近”。')).toBeVisible()
  await lab.getByRole('button', { name: '添加声明' }).click()
  await lab.getByRole('textbox', { name: /选择器/ }).fill('#total')
  await expect(lab.getByText('A赢，颜色是crimson，胜在“特异性”。')).toBeVisible()
  await lab.getByRole('textbox', { name: /选择器/ }).fill('#total:no-such')
  await expect(lab.getByText('A的选择器无效，整条规则被忽略。')).toBeVisible()
})

test('order decides last, and declarations can be moved', slow, async ({ page }) => {
  await open(page, `/en/docs/frontend/css/rules?lab=rules~${encodeURIComponent('!Aa*p!Ba*p')}`)
  const lab = page.locator(live)
  await expect(
    lab.getByText('B wins, the colour is teal; decided by “Order of appearance”.'),
  ).toBeVisible()
  await lab.getByRole('button', { name: 'Move down' }).press('Enter')
  await expect(lab.getByText('A wins, the colour is crimson')).toBeVisible()
})

test('the browser finds the same winners', slow, async ({ page }) => {
  await open(page, '/docs/frontend/css/rules?lab=rules')
  await page.locator(live).waitFor()
  const winners = await page.evaluate(() => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    document.body.append(host)
    const winner = (markup: string, css: string) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      root.adoptedStyleSheets = [sheet]
      root.replaceChildren(document.createRange().createContextualFragment(markup))
      const target = root.querySelector('[data-target]')
      return target && getComputedStyle(target).getPropertyValue('--winner')
    }
    const p = '<p data-target id="total" class="price sale"></p>'
    const layers = '@layer base, components, utilities;'
    return [
      winner(
        p,
        `${layers} p { --winner: A } @layer base { p#total.price { --winner: B } }
        @layer utilities { .sale { --winner: C } }`,
      ),
      winner(
        p,
        `${layers} @layer utilities { .sale { --winner: A !important } }
        @layer base { .price { --winner: B !important } } #total { --winner: C !important }`,
      ),
      winner(
        '<div class="note"><em data-target></em></div>',
        '#alert, .note { em { --winner: A } } .note em { --winner: B }',
      ),
      winner(
        '<div class="dark"><div class="light"><a data-target></a></div></div>',
        '@scope (.light) { a { --winner: A } } @scope (.dark) { a { --winner: B } } a { --winner: C }',
      ),
      winner(
        '<a data-target class="link"></a>',
        '.link { --winner: A } @scope (a) { a { --winner: B } }',
      ),
    ]
  })
  expect(winners).toEqual(['A', 'B', 'A', 'A', 'A'])
})
