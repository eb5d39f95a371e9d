import { slowUnless } from '../../../../packages/awning/tests/browser/slowTests.ts'
import { expect, open, sharedTest as test } from '../shop.ts'

/** A control far down in the lab, and a part of the stage that shows its effect. */
const labs = [
  {
    lab: 'event',
    path: 'browser/event',
    control: 'stopPropagation()',
    effect: '点哪个盒子，事件就发生在哪里',
  },
  { lab: 'layout', path: 'css/layout', control: 'flex-grow', effect: '游戏与攻略' },
  { lab: 'metadata', path: 'html/metadata', control: '地址', effect: '搜索结果' },
  { lab: 'tokens', path: 'design/design-system', control: '字号逐级放大', effect: '样例，深色' },
]

for (const { lab, path, control, effect } of labs) {
  test(
    `on a phone, ${lab} shows the effect of a control while it is used`,
    slowUnless(lab === 'event'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, `/docs/frontend/${path}?lab=${lab}`)
      const live = page.locator(`[data-lab="${lab}"][data-live-lab]`)
      const field = live.getByLabel(control, { exact: false }).first()
      await field.focus()
      await expect(field).toBeInViewport({ ratio: 1 })
      const shown = live
        .getByRole('img', { name: effect })
        .or(live.getByRole('group', { name: effect }))
      await expect(shown.or(live.getByRole('button', { name: effect })).first()).toBeInViewport({
        ratio: 0.9,
      })
    },
  )
}
