import type { Browser } from '@playwright/test'
import type { Contender } from '../builds/measureBuilds.ts'
import { corpusName, isOf, type Corpus } from '../content/corpus.ts'
import type { Records } from '../records.ts'
import { measureVisit, type VisitedSite } from './measureVisit.ts'
import { recordFailure } from './recordFailure.ts'

/** The finished site of a generator, on a server. */
export interface ServedSite extends VisitedSite {
  readonly contender: Contender
}

/** Visits of every site. Generators take turns; what was measured before is not repeated. */
export async function visitSites(
  browser: Browser,
  sites: readonly ServedSite[],
  corpus: Corpus,
  visits: number,
  records: Records,
): Promise<void> {
  const working = new Set(sites)
  const attempt = async (site: ServedSite, throttled: boolean) => {
    try {
      return await measureVisit(browser, site, throttled)
    } catch (error) {
      working.delete(site)
      recordFailure(site.contender, corpus, 'pages', error, records)
      return undefined
    }
  }
  // Compress the files of navigations before they are measured.
  for (const site of sites) {
    if (hasOpenVisits(site.contender, corpus, visits, records)) await attempt(site, false)
  }
  for (let run = 1; run <= visits; run += 1) {
    for (const throttled of [false, true]) {
      for (const site of working) {
        if (isMade(site.contender, corpus, run, throttled, records)) continue
        const result = await attempt(site, throttled)
        if (!result) continue
        const { peer, version } = site.contender
        const base = { peer: peer.id, version, corpus: corpus.id, documents: corpus.size, run }
        if (throttled) records.add({ kind: 'visit', ...base, ...result.paints })
        for (const navigation of result.navigations) {
          records.add({ kind: 'navigation', ...base, throttled, ...navigation })
        }
        const times = result.navigations.map(
          ({ situation, ms }) => `${situation} ${Math.round(ms)}`,
        )
        console.log(
          `${corpusName(corpus)}, ${peer.name}, ${throttled ? 'slow' : 'free'} visit ${run}, ms: ${times.join(', ')}`,
        )
      }
    }
  }
}

export function hasOpenVisits(
  contender: Contender,
  corpus: Corpus,
  visits: number,
  records: Pick<Records, 'all'>,
): boolean {
  return Array.from({ length: visits }, (_, index) => index + 1).some((run) =>
    [false, true].some((throttled) => !isMade(contender, corpus, run, throttled, records)),
  )
}

/** A visit ends with the page that was not prefetched, so the others of its records are there too. */
function isMade(
  { peer, version }: Contender,
  corpus: Corpus,
  run: number,
  throttled: boolean,
  records: Pick<Records, 'all'>,
): boolean {
  return records.all.some(
    (record) =>
      record.kind === 'navigation' &&
      record.situation === 'unprefetched' &&
      record.peer === peer.id &&
      record.version === version &&
      isOf(record, corpus) &&
      record.run === run &&
      record.throttled === throttled,
  )
}
