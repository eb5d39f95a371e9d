import { expect, test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { openApp } from './tabState.ts'

test.use({ preferences: { forcedColors: true } })

test('in forced colours the current page, controls and icons can be seen', async ({ tab }) => {
  await openApp(tab, '/docs/frontend/css/layout')
  const isForced = await tab.run(() => matchMedia('(forced-colors: active)').matches)
  // WebKit has no forced colours.
  expect(isForced).toBe(tab.engine !== 'webkit')
  if (!isForced) return
  const seen = await tab.run(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    const named = (name: string) => {
      probe.style.backgroundColor = name
      return getComputedStyle(probe).backgroundColor
    }
    const [text, canvas] = [named('CanvasText'), named('Canvas')]
    probe.remove()
    const styleOf = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`${selector} is missing`)
      return getComputedStyle(element, pseudo)
    }
    return {
      isContrasting: text !== canvas,
      page: styleOf('body').backgroundColor === canvas,
      heading: styleOf('h1').color === text,
      current: styleOf('[data-sidebar] [aria-current=page]').outlineStyle,
      search: styleOf('[data-do=search]').borderTopStyle,
      icon: styleOf('.tools > button', '::before').backgroundColor === text,
    }
  })
  expect(seen).toEqual({
    isContrasting: true,
    page: true,
    heading: true,
    current: 'solid',
    search: 'solid',
    icon: true,
  })
  await tab.press('Tab')
  const ring = await tab.run(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  )
  expect(ring).toBe('solid')
})
