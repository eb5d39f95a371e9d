import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './browserTest.ts'
import { serveFixture } from './fixtureSites.ts'
import { slow } from './slowTests.ts'

const poster =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><path fill="#468" d="M0 0h640v360H0z"/></svg>'

const at = serveFixture(
  {
    'content/zh/docs/embeds.md': `# Embeds

Before.

::video[店里的一天]{src="https://www.youtube.com/watch?v=aqz-KE-bpKQ" poster="./poster.svg"}

::video[Short]{src="https://www.youtube.com/shorts/aqz-KE-bpKQ"}

::video[自己的片子]{src="./clip.mp4" poster="./poster.svg"}

<iframe src="https://frames.example/x" title="X" width="560" height="200"></iframe>

<img src="https://pictures.example/a.svg" alt="A" width="64" height="36">

[other](./other.md)
`,
    'content/zh/docs/other.md': '# Other\n\nText.\n',
    'content/zh/docs/poster.svg': poster,
    'content/zh/docs/clip.mp4': 'no film',
  },
  {
    contentSecurityPolicy: {
      'frame-src': ['https://www.youtube-nocookie.com', 'https://frames.example'],
      'img-src': ['https://pictures.example'],
    },
  },
)

/** Answers for the other sites, and collects what is fetched from them. Nothing leaves the machine. */
async function standIn(page: Page): Promise<string[]> {
  const fetched: string[] = []
  await page.route(/^https:\/\//, (route) => {
    const url = route.request().url()
    fetched.push(new URL(url).host)
    return url.endsWith('.svg')
      ? route.fulfill({ contentType: 'image/svg+xml', body: poster })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Player</title><p>Playing</p>',
        })
  })
  return fetched
}

const player = (page: Page) => page.locator('iframe[title="店里的一天"]')

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a video of another site is a link to it', async ({ page }) => {
    const fetched = await standIn(page)
    await page.goto(at('docs/embeds'))
    await expect(page.getByRole('link', { name: '在YouTube观看' }).first()).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    )
    await expect(page.getByRole('button', { name: '播放视频：店里的一天' })).toBeHidden()
    await expect(page.getByText('点击播放后才会从YouTube加载。').first()).toBeHidden()
    expect(fetched).not.toContain('www.youtube-nocookie.com')
  })
})

test(
  'a video of another site loads when it is played, in the same place, and has the focus',
  slow,
  async ({ page }) => {
    const fetched = await standIn(page)
    await page.goto(at('docs/embeds'))
    const button = page.getByRole('button', { name: '播放视频：店里的一天' })
    const box = await button.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    await expectAccessible(page, 'embeds')
    expect(fetched).not.toContain('www.youtube-nocookie.com')
    // The first click of the visit: the app is loaded by it, and repeats it.
    await button.press('Enter')
    await expect(player(page)).toBeFocused()
    await expect(player(page).contentFrame().getByText('Playing')).toBeVisible()
    await expect(player(page)).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
    )
    expect(await player(page).boundingBox()).toEqual(box)
    await expectAccessible(page, 'a video that plays')

    // Another page ends it; on the way back the poster is shown again.
    await page.getByRole('link', { name: 'other', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Other', level: 1 })).toBeVisible()
    await page.goBack()
    await expect(button).toBeVisible()
    await expect(player(page)).toHaveCount(0)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('embeds fit the screen, and one tap plays a video', slow, async ({ page }) => {
    await standIn(page)
    await page.goto(at('docs/embeds'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const short = page.getByRole('button', { name: '播放视频：Short' })
    const { width = 0, height = 0 } = (await short.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(9 / 16, 1)
    await expect(page.getByAltText('A')).toHaveJSProperty('naturalWidth', 640)
    await page.getByRole('button', { name: '播放视频：店里的一天' }).tap()
    await expect(player(page).contentFrame().getByText('Playing')).toBeVisible()
  })
})
