import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, open, start, test } from './browserTest.ts'
import { serveFixture } from './fixtureSites.ts'
import { slow } from './slowTests.ts'

const at = serveFixture(
  {
    'content/zh/docs/a.md':
      '---\ntitle: A\nhead: [{ tag: meta, attrs: { name: rating, content: a } }]\n---\n\n[to b](./b.md)\n',
    'content/zh/docs/b.md': '---\ntitle: B\n---\n\n[to a](./a.md)\n',
  },
  {
    head: [
      { tag: 'script', content: 'window.answer = 42' },
      { tag: 'style', content: 'h1 { letter-spacing: 3px }' },
      { tag: 'link', attrs: { rel: 'me', href: 'https://social.example' } },
    ],
    analytics: {
      plausible: { src: 'https://plausible.test/js/script.manual.js' },
      ga4: { id: 'G-ABC', pageViews: 'site' },
      umami: { websiteId: 'u-1', src: 'https://umami.test/script.js' },
    },
    comments: {
      on: ['posts', 'docs'],
      giscus: { repo: 'a/b', repoId: 'R_1', category: 'C', categoryId: 'DIC_1' },
    },
  },
)

/** Stand-ins for the scripts of the tools: they take calls as the real ones do, and send what they are told. */
const plausible = `
  const send = (name, { u }) => fetch('https://plausible.test/api/event', { method: 'POST', body: JSON.stringify({ name, u, domain: document.currentScript?.dataset.domain }) })
  const queue = window.plausible?.q ?? []
  window.plausible = send
  for (const call of queue) send(...call)`
const umami = `
  const { websiteId, autoTrack, doNotTrack } = document.currentScript.dataset
  window.umami = { track: (change) => fetch('https://umami.test/api/send', { method: 'POST', body: JSON.stringify(change({ website: websiteId, autoTrack, doNotTrack })) }) }`
const ga4 = `
  const take = ([name, id, data]) => { if (name === 'event' || (name === 'config' && data.send_page_view !== false)) fetch('https://www.google-analytics.com/g/collect', { method: 'POST', body: JSON.stringify(data) }) }
  window.dataLayer.forEach(take)
  window.dataLayer.push = take`

interface Sent {
  readonly plausible: string[]
  readonly umami: string[]
  readonly ga4: string[]
}

/** Answers for the other sites, and collects what is sent to them. Nothing leaves the machine. */
async function standIn(page: Page): Promise<Sent> {
  const sent: Sent = { plausible: [], umami: [], ga4: [] }
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const collect = (name: keyof Sent, body: string | null) => void sent[name].push(body ?? '')
  await page.route(/^https:\/\//, (route) => {
    const request = route.request()
    const { host, pathname } = new URL(request.url())
    const script = (body: string) =>
      route.fulfill({ contentType: 'text/javascript', body, headers })
    if (host === 'giscus.app')
      return route.fulfill({ contentType: 'text/html', body: frame, headers })
    if (pathname.endsWith('/script.manual.js')) return script(plausible)
    if (pathname === '/script.js') return script(umami)
    if (pathname === '/gtag/js') return script(ga4)
    if (host === 'plausible.test') collect('plausible', request.postData())
    else if (host === 'umami.test') collect('umami', request.postData())
    else if (host === 'www.google-analytics.com') collect('ga4', request.postData())
    else throw new Error(`nothing answers for ${request.url()}`)
    return route.fulfill({ body: '', headers })
  })
  return sent
}

/** A frame that asks for its height, and shows what it was opened with and told. */
const frame = `<!doctype html><title>Frame</title><p id="told"></p><script>
  told.textContent = new URLSearchParams(location.search).get('theme')
  onmessage = ({ data }) => { told.textContent = data.giscus.setConfig.theme }
  parent.postMessage({ giscus: { resizeHeight: 432 } }, '*')
</script>`

test('every page is counted once by each tool, however it is reached', async ({ page }) => {
  const sent = await standIn(page)
  await page.goto(at('docs/b'))
  const paths = () =>
    Object.values(sent).map((bodies: string[]) =>
      bodies.map((body) => {
        const { u, url, page_location: location } = JSON.parse(body)
        return new URL(u ?? url ?? location, at('')).pathname
      }),
    )
  const everywhere = (...list: string[]) => [list, list, list]
  await expect.poll(paths).toEqual(everywhere('/docs/b'))
  await start(page)
  await page.getByRole('link', { name: 'to a' }).click()
  await expect.poll(paths).toEqual(everywhere('/docs/b', '/docs/a'))
  await expect(page.locator('meta[name=rating]')).toHaveCount(1)
  await page.goBack()
  await expect.poll(paths).toEqual(everywhere('/docs/b', '/docs/a', '/docs/b'))
  await expect(page.locator('meta[name=rating]')).toHaveCount(0)
  // A page that is chosen in the menu replaces the entry of the menu in the history.
  await page.setViewportSize({ width: 390, height: 780 })
  await page.locator('[popovertarget=Menu]').first().click()
  await page.locator('#Menu').getByRole('link', { name: 'A', exact: true }).click()
  await expect.poll(paths).toEqual(everywhere('/docs/b', '/docs/a', '/docs/b', '/docs/a'))
  // Neither a jump inside the page nor a change of its query is another page.
  await page.evaluate(() => {
    location.hash = 'x'
    history.replaceState(history.state, '', '?state=1')
  })
  await page.waitForFunction(() => location.search === '?state=1')
  expect(paths()).toEqual(everywhere('/docs/b', '/docs/a', '/docs/b', '/docs/a'))
  const titles = [sent.ga4, sent.umami].map((bodies) =>
    bodies.map((body) => JSON.parse(body).page_title ?? JSON.parse(body).title),
  )
  expect(titles[0]).toEqual(['B | Fixture', 'A | Fixture', 'B | Fixture', 'A | Fixture'])
  expect(titles[1]).toEqual(titles[0])
  expect(JSON.parse(sent.umami[0] ?? '')).toMatchObject({
    website: 'u-1',
    autoTrack: 'false',
    doNotTrack: 'true',
  })
  expect(await page.evaluate('window.answer')).toBe(42)
  await expect(page.locator('h1')).toHaveCSS('letter-spacing', '3px')
})

test('a reader who does not want to be tracked is counted by Plausible alone, which tracks nobody', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })
  })
  const sent = await standIn(page)
  await page.goto(at('docs/b'))
  await expect.poll(() => sent.plausible).toHaveLength(1)
  expect([sent.ga4, sent.umami]).toEqual([[], []])
  await expect(page.locator('script[src^="https:"]')).toHaveCount(1)
})

test('comments are a link until the app runs, then a frame in the colours and the language of the page', async ({
  page,
}) => {
  await standIn(page)
  await page.goto(at('en/blog/hello'))
  const section = page.getByRole('region', { name: 'Comments' })
  await expect(section.getByRole('link', { name: 'Read and write comments' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await start(page)
  const iframe = section.locator('iframe')
  await expect(iframe).toHaveCSS('height', '432px')
  await expect(section.getByRole('link')).toHaveCount(0)
  const address = new URL((await iframe.getAttribute('src')) ?? '')
  expect(address.origin + address.pathname).toBe('https://giscus.app/en/widget')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    repo: 'a/b',
    term: 'en/blog/hello',
    theme: 'light',
    origin: at('en/blog/hello'),
    session: '',
  })
  const told = page.frameLocator('iframe').locator('#told')
  await expect(told).toHaveText('light')
  await page.locator('[data-do=theme]').first().click()
  await expect(told).toHaveText('dark')
  await expectAccessible(page, 'comments')
})

test(
  'comments that cannot be loaded stay a link, without the error page of the browser',
  slow,
  async ({ page, allow }) => {
    allow(/Failed to load resource/)
    await page.route(/^https:\/\//, (route) => route.abort())
    await open(page, at('en/blog/hello'))
    const section = page.getByRole('region', { name: 'Comments' })
    await expect(section.locator('iframe')).toHaveCSS('height', '0px')
    await expect(section.getByRole('link', { name: 'Read and write comments' })).toBeVisible()
  },
)
