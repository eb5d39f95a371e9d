import { readdirSync } from 'node:fs'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'
import { openBuild } from './openBuild.ts'

/** Every page of the build, in every language, against axe: prints what it finds wrong. */
await openBuild(async ({ browser, url, folder }) => {
  const paths = listPages(folder)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const waiting = [...paths]
  /** Pages by what is wrong with them: most mistakes are the same on many. */
  const wrong = new Map<string, string[]>()
  const work = async () => {
    const page = await context.newPage()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(url + encodeURI(path))
      for (const violation of await violations(page)) {
        wrong.set(violation, [...(wrong.get(violation) ?? []), `/${path}`])
      }
    }
  }
  await Promise.all([work(), work()])
  for (const [violation, where] of wrong) {
    console.log(`${violation}\n    on ${where.length} pages: ${where.join(' ')}`)
  }
  console.log(`${paths.length} pages, ${wrong.size} different violations.`)
  if (wrong.size > 0) process.exitCode = 1
})

/** Addresses inside the site; the not-found pages stand in files of their own. */
function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)(?:index|404)\.html$/.test(file))
    .map((file) => file.replace(/(?:^|\/)index\.html$/, ''))
    .toSorted()
}

async function violations(page: Page): Promise<string[]> {
  // The browser's own console may run what the site's policy forbids to scripts.
  const found = await page.evaluate<AxeResults>(`${axe.source}; axe.run()`)
  return found.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const reason = failureSummary.replaceAll(/\s+/g, ' ')
      return `${id} (${impact ?? 'unrated'}) at ${target.join(' ')}\n    ${reason}`
    }),
  )
}
