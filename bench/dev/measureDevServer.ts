import type { Browser, Page } from '@playwright/test'
import type { Corpus } from '../content/corpus.ts'
import { siteFolder } from '../folders.ts'
import type { Peer } from '../peers/peer.ts'
import type { DevRecord } from '../records.ts'
import { now, startDevServer } from './devServer.ts'
import { addedText, editedDocument, saveDocument } from './editedDocument.ts'
import { expectText, textPaintedAt, watchText } from './inDevPage.ts'

/** After an edit, the server may still be busy with what no one waits for. */
const pause = 1500

/** Starts a dev server, opens a page in a browser and edits its document several times. */
export async function measureDevServer(
  browser: Browser,
  peer: Peer,
  corpus: Corpus,
  { edits, limit }: { readonly edits: number; readonly limit: number },
): Promise<Pick<DevRecord, 'answered' | 'shown' | 'edits'>> {
  const { path } = editedDocument(corpus)
  const server = await startDevServer(peer, siteFolder(peer.id), peer.address(path), limit)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(limit * 1000)
    await page.addInitScript({ content: 'globalThis.__name ??= (value) => value' })
    await page.addInitScript(watchText)
    const shown = await open(page, server.origin + peer.address(path), corpus, limit)
    const times: number[] = []
    for (let edit = 1; edit <= edits; edit += 1) {
      await page.waitForTimeout(pause)
      await page.evaluate(expectText, addedText(edit))
      const saved = now()
      saveDocument(peer, corpus, edit)
      times.push((await painted(page, limit)) - saved)
    }
    return {
      answered: server.answered - server.started,
      shown: shown - server.started,
      edits: times,
    }
  } finally {
    await context.close()
    await server.stop()
    saveDocument(peer, corpus)
  }
}

/** Opens the page, and returns when its text was on screen. */
async function open(page: Page, url: string, corpus: Corpus, limit: number): Promise<number> {
  // The title is in every generator's page, in its heading.
  const { title } = editedDocument(corpus)
  await page.addInitScript(
    (text) => (sessionStorage['benchText'] ??= text),
    title.replace(/\s+/g, ' '),
  )
  await page.goto(url, { waitUntil: 'load' })
  const shown = await painted(page, limit)
  // Some load the page again when they have found all packages that it uses.
  await page.waitForLoadState('networkidle')
  return shown
}

async function painted(page: Page, limit: number): Promise<number> {
  const end = now() + limit * 1000
  while (now() < end) {
    // A document that is being replaced cannot be evaluated; the next one can.
    const time = await page.evaluate(textPaintedAt).catch(() => undefined)
    if (time !== undefined) return time
    await page.waitForTimeout(20)
  }
  throw new Error('the text was not on screen in time')
}
