import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../scripts/ensureBrowser.mjs'
import { isBuilt, measureBuild } from '../builds/measureBuild.ts'
import { hasGivenUp, type Contender } from '../builds/measureBuilds.ts'
import { corpusName, generated, isOf, type Corpus } from '../content/corpus.ts'
import { siteFolder } from '../folders.ts'
import type { Options } from '../options.ts'
import type { Records } from '../records.ts'
import { createCertificate } from './certificate.ts'
import { measureWeight } from './measureWeight.ts'
import { recordFailure } from './recordFailure.ts'
import { startServer } from './server.ts'
import { hasOpenVisits, visitSites, type ServedSite } from './visitSites.ts'

/** Weights of every generator's pages at this size, and visits if it is the size for them. */
export async function measurePages(
  contenders: readonly Contender[],
  corpus: Corpus,
  options: Options,
  records: Records,
): Promise<void> {
  const wanted = contenders.filter(
    (contender) =>
      !hasGivenUp(contender, corpus, records) && isOpen(contender, corpus, options, records),
  )
  if (wanted.length === 0) return
  const certificate = createCertificate()
  const browser = await launch(certificate.browserArgument)
  const sites: ServedSite[] = []
  try {
    for (const contender of wanted) {
      if (!(await ensureBuilt(contender, corpus, options, records))) continue
      const { peer } = contender
      const server = await startServer(join(siteFolder(peer.id), peer.output), certificate)
      sites.push({ contender, server, address: peer.address, route: corpus.route() })
    }
    for (const site of sites) {
      if (!isWeighed(site.contender, corpus, records)) await weigh(browser, site, corpus, records)
    }
    if (isVisited(corpus, options))
      await visitSites(browser, sites, corpus, options.visits, records)
  } finally {
    for (const { server } of sites) server.close()
    await browser.close()
  }
}

export function launch(...args: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser()
  if (!executablePath)
    throw new Error('There is no browser: `node scripts/ensureBrowser.mjs` tells how to get one.')
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  })
}

function isOpen(contender: Contender, corpus: Corpus, options: Options, records: Records): boolean {
  return (
    !isWeighed(contender, corpus, records) ||
    (isVisited(corpus, options) && hasOpenVisits(contender, corpus, options.visits, records))
  )
}

/** Pages are visited at one size of generated documents, and those of real texts. */
function isVisited({ id, size }: Corpus, { pagesSize }: Options): boolean {
  return id !== generated || size === pagesSize
}

function isWeighed({ peer, version }: Contender, corpus: Corpus, records: Records): boolean {
  return records.all.some(
    (record) =>
      record.kind === 'weight' &&
      record.peer === peer.id &&
      record.version === version &&
      isOf(record, corpus),
  )
}

/** Builds the site unless its output is that of these documents, as it is after its builds were measured. */
async function ensureBuilt(
  { peer, version }: Contender,
  corpus: Corpus,
  { limit }: Options,
  records: Records,
): Promise<boolean> {
  if (isBuilt(peer, corpus)) return true
  console.log(`${corpusName(corpus)}, ${peer.name}: building, to visit it`)
  const built = await measureBuild(peer, version, corpus, { mode: 'cold', run: 0, limit })
  if (built.outcome === 'done') return true
  const reason = built.outcome === 'stopped' ? `the build took more than ${limit} s` : built.message
  recordFailure({ peer, version }, corpus, 'pages', reason ?? 'the build failed', records)
  return false
}

async function weigh(
  browser: Browser,
  site: ServedSite,
  corpus: Corpus,
  records: Records,
): Promise<void> {
  const { peer, version } = site.contender
  const address = site.address(site.route.from)
  try {
    // The first visit makes the server compress everything, so it is not measured.
    await measureWeight(browser, site.server, address)
    const weight = await measureWeight(browser, site.server, address)
    const base = { peer: peer.id, version, corpus: corpus.id, documents: corpus.size }
    records.add({ kind: 'weight', ...base, ...weight })
    const sum = Object.values(weight.bytes).reduce((total, bytes) => total + bytes, 0)
    console.log(`${corpusName(corpus)}, ${peer.name}, first visit: ${sum} bytes`)
  } catch (error) {
    recordFailure(site.contender, corpus, 'weight', error, records)
  }
}
