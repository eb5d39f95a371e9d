import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { followLink } from './appSteps.ts'
import { expectTitle, openApp } from './tabState.ts'

test.use({ preferences: { reducedMotion: true } })

test('where motion is reduced, menus, lists and pages change at once', async ({ tab }) => {
  await tab.resize(800, 800)
  await openApp(tab, '/docs/frontend/css/layout')
  expect(await tab.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  // Whatever begins to move from here on.
  await tab.run(() => {
    const moved: string[] = []
    Reflect.set(window, 'moved', moved)
    for (const type of ['transitionrun', 'animationstart'])
      addEventListener(
        type,
        ({ target }) => {
          const style = target instanceof Element ? getComputedStyle(target) : undefined
          const seconds = [style?.transitionDuration, style?.animationDuration].flatMap((list) =>
            (list ?? '0s').split(',').map((value) => Number.parseFloat(value)),
          )
          if (seconds.some((value) => value > 0.001)) moved.push(`${type} ${String(target)}`)
        },
        true,
      )
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      moved.push(`animate ${this.nodeName}`)
      return animate.apply(this, args)
    }
  })
  await tab.click('[popovertarget=Menu]')
  const left = () => tab.run(() => document.getElementById('Menu')?.getBoundingClientRect().left)
  await expect.poll(left).toBe(0)
  await tab.click('#Menu [data-sidebar] details:not([open]) > summary')
  await expect
    .poll(() => tab.run(() => document.querySelectorAll('#Menu details[open]').length))
    .toBeGreaterThan(1)
  await tab.press('Escape')
  await expect
    .poll(() => tab.run(() => document.querySelectorAll('#Menu:popover-open').length))
    .toBe(0)
  await followLink(tab, '/blog/welcome')
  await expectTitle(tab, '欢迎光临')
  expect(await tab.run(() => Reflect.get(window, 'moved'))).toEqual([])
})
