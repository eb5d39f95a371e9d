import type { ElementHandle, Page } from '@playwright/test'
import { expect } from './shop.ts'

/** The finished site does not change while it is tested, so a worker fetches each page once. */
const sent = new Map<string, string>()

/** The HTML of a page as the host sends it. */
export async function staticHtml(
  { request }: Pick<Page, 'request'>,
  path: string,
): Promise<string> {
  const known = sent.get(path)
  if (known !== undefined) return known
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const text = await response.text()
  sent.set(path, text)
  return text
}

/** The policy of the page that parses another one knows the hash of its own styles alone. */
function withoutStyles(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, '')
}

/** A page as the host sends it, parsed and not run: neither script nor style has touched it. */
export async function staticPage(page: Page, path: string): Promise<ElementHandle<Document>> {
  return page.evaluateHandle(
    (html) => new DOMParser().parseFromString(html, 'text/html'),
    withoutStyles(await staticHtml(page, path)),
  )
}

/**
 * Reads many pages in one go, each parsed and not run; `read` runs in the browser and gives one result for each. The browser
 * fetches them itself, from a document without a policy: to hand it a hundred texts takes half as long again.
 */
export async function readStaticPages<Found>(
  page: Page,
  paths: readonly string[],
  read: (roots: Document[]) => Found[],
): Promise<(readonly [path: string, found: Found])[]> {
  await page.goto('/robots.txt')
  const documents = await page.evaluateHandle(
    (all) =>
      Promise.all(
        all.map(async (path) => {
          const response = await fetch(path)
          if (response.status !== 200) throw new Error(`${path}: status ${response.status}`)
          return new DOMParser().parseFromString(await response.text(), 'text/html')
        }),
      ),
    paths,
  )
  const found = await documents.evaluate(read)
  expect(found).toHaveLength(paths.length)
  return found.flatMap((each, index) => {
    const path = paths[index]
    return path === undefined ? [] : [[path, each] as const]
  })
}
