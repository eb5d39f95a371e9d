import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../scripts/ensureBrowser.mjs'
import { builtDocuments, measureBuild } from '../builds/measureBuild.ts'
import { hasGivenUp, type Contender } from '../builds/measureBuilds.ts'
import { siteFolder } from '../folders.ts'
import type { Options } from '../options.ts'
import type { Records } from '../records.ts'
import { createCertificate } from './certificate.ts'
import { measureWeight } from './measureWeight.ts'
import { recordFailure } from './recordFailure.ts'
import { routeThrough } from './route.ts'
import { startServer } from './server.ts'
import { hasOpenVisits, visitSites, type ServedSite } from './visitSites.ts'

/** Weights of every generator's pages at this size, and visits if it is the size for them. */
export async function measurePages(
  contenders: readonly Contender[],
  documents: number,
  options: Options,
  records: Records,
): Promise<void> {
  const wanted = contenders.filter(
    (contender) =>
      !hasGivenUp(contender, documents, records) && isOpen(contender, documents, options, records),
  )
  if (wanted.length === 0) return
  const certificate = createCertificate()
  const browser = await launch(certificate.browserArgument)
  const sites: ServedSite[] = []
  try {
    for (const contender of wanted) {
      if (!(await ensureBuilt(contender, documents, options, records))) continue
      const { peer } = contender
      const server = await startServer(join(siteFolder(peer.id), peer.output), certificate)
      sites.push({ contender, server, address: peer.address, route: routeThrough(documents) })
    }
    for (const site of sites) {
      if (!isWeighed(site.contender, documents, records))
        await weigh(browser, site, documents, records)
    }
    if (documents === options.pagesSize)
      await visitSites(browser, sites, documents, options.visits, records)
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

function isOpen(
  contender: Contender,
  documents: number,
  { pagesSize, visits }: Options,
  records: Records,
): boolean {
  return (
    !isWeighed(contender, documents, records) ||
    (documents === pagesSize && hasOpenVisits(contender, documents, visits, records))
  )
}

function isWeighed({ peer, version }: Contender, documents: number, records: Records): boolean {
  return records.all.some(
    (record) =>
      record.kind === 'weight' &&
      record.peer === peer.id &&
      record.version === version &&
      record.documents === documents,
  )
}

/** Builds the site unless its output has this many documents, as it has after its builds were measured. */
async function ensureBuilt(
  { peer, version }: Contender,
  documents: number,
  { limit }: Options,
  records: Records,
): Promise<boolean> {
  if (builtDocuments(peer) === documents) return true
  console.log(`${documents} documents, ${peer.name}: building, to visit it`)
  const built = await measureBuild(peer, version, { documents, mode: 'cold', run: 0, limit })
  if (built.outcome === 'done') return true
  const reason = built.outcome === 'stopped' ? `the build took more than ${limit} s` : built.message
  records.add({ kind: 'failure', peer: peer.id, documents, what: 'pages', reason: reason ?? '' })
  return false
}

async function weigh(
  browser: Browser,
  site: ServedSite,
  documents: number,
  records: Records,
): Promise<void> {
  const { peer, version } = site.contender
  const address = site.address(site.route.from)
  try {
    // The first visit makes the server compress everything, so it is not measured.
    await measureWeight(browser, site.server, address)
    const weight = await measureWeight(browser, site.server, address)
    records.add({ kind: 'weight', peer: peer.id, version, documents, ...weight })
    const sum = Object.values(weight.bytes).reduce((total, bytes) => total + bytes, 0)
    console.log(`${documents} documents, ${peer.name}, first visit: ${sum} bytes`)
  } catch (error) {
    recordFailure(site.contender, documents, 'weight', error, records)
  }
}
