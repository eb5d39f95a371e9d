import { test } from '../../../packages/awning/tests/drivers/browserTest.ts'
import { expectAccessible } from './axe.ts'
import { startApp } from './tabState.ts'

/** The kinds of page that together have nearly all components, in both languages. */
const pages = [
  '/',
  '/docs',
  '/docs/frontend/css/advanced/BEM',
  '/blog',
  '/blog/welcome',
  '/game',
  '/en/docs/frontend/framework/react',
]

// Axe measures what it sees; what moves is half open or half faded in.
test.use({ preferences: { reducedMotion: true } })

for (const path of pages)
  test(`axe finds no violation on ${path}, in both colour modes, narrow and wide`, async ({
    tab,
  }) => {
    // Axe looks at the page twice, and takes its time in WebKit.
    test.slow()
    await tab.open(path)
    await startApp(tab)
    for (const [width, theme] of [
      [1280, 'dark'],
      [390, 'light'],
    ] as const) {
      await tab.resize(width, 800)
      await tab.run((mode) => document.documentElement.setAttribute('data-theme', mode), theme)
      await expectAccessible(tab, `${path} at ${width} px, ${theme}`)
    }
  })
