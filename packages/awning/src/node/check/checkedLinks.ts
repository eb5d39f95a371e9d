import { hash } from '../../cache/hash.ts'
import { hrefOf, samePathKey } from '../../config/address.ts'
import type { SiteConfig } from '../../config/site.ts'
import type { LeftOutText } from '../../content/leftOut.ts'
import type { Route } from '../../pages/route.ts'
import { linksOf, type PageRecords } from '../build-manifest/pageRecords.ts'
import type { Redirect } from '../redirects/redirect.ts'
import { pageId } from '../render/pageId.ts'
import { decodeAddress } from './checkedPage.ts'
import { isKnownFile, type KnownFiles, type LinkReport } from './checkLinks.ts'

/** What a build has to know of the links of the last one, so that it need not check those of unchanged pages. */
export interface CheckedLinks {
  /** Whether there was nothing to report. */
  readonly areCorrect: boolean
  /** Addresses of the files that links lead to. */
  readonly files: readonly string[]
  /** Hash of the levels of the settings, of the old addresses and of the texts that are not published. */
  readonly hash: string
}

export interface LinkTargets {
  readonly config: SiteConfig
  readonly routes: readonly Route[]
  readonly records: PageRecords
  readonly lastPages: PageRecords
  readonly files: KnownFiles
  readonly redirects: readonly Redirect[]
  readonly leftOut: readonly LeftOutText[]
}

export function checkedLinks(
  report: LinkReport,
  earlier: readonly string[],
  targets: LinkTargets,
): CheckedLinks {
  return {
    areCorrect: isClean(report),
    files: [...new Set([...earlier, ...report.linkedFiles])],
    hash: hashOf(targets),
  }
}

export function isClean({ brokenLinks, missingAnchors, movedLinks }: LinkReport): boolean {
  return [brokenLinks, missingAnchors, movedLinks].every((found) => found.length === 0)
}

/** Whether everything that the links of the last build lead to is still there, so that they are still correct. */
export function areStillCorrect(last: CheckedLinks, targets: LinkTargets): boolean {
  const { records, lastPages, files } = targets
  return (
    last.areCorrect &&
    last.hash === hashOf(targets) &&
    hasEveryKey(records, lastPages) &&
    last.files.every((path) => isKnownFile(path, files)) &&
    !takesPlaceOfFile(last.files, targets) &&
    !hasLostIds(targets)
  )
}

function hasEveryKey(records: PageRecords, lastPages: PageRecords): boolean {
  for (const id of lastPages.keys()) if (!records.has(id)) return false
  return true
}

function hashOf({ config, redirects, leftOut }: LinkTargets): string {
  // A mistake whose level is `ignore` is not in the report.
  return hash(JSON.stringify([config.links, redirects, leftOut]))
}

/** Whether a new page has the address of a file that links lead to. Unlike those to a file, links to a page may have anchors. */
function takesPlaceOfFile(
  linkedFiles: readonly string[],
  { config, routes, lastPages }: LinkTargets,
): boolean {
  if (linkedFiles.length === 0) return false
  const keys = new Set(linkedFiles.map(samePathKey))
  return routes.some(
    (route) =>
      !lastPages.has(pageId(route)) &&
      keys.has(samePathKey(decodeAddress(hrefOf(config, route.locale, route.path)))),
  )
}

function hasLostIds({ records, lastPages }: LinkTargets): boolean {
  for (const [id, last] of lastPages) {
    const record = records.get(id)
    if (!record || record === last) continue
    const ids = new Set(linksOf(record).ids)
    if (linksOf(last).ids.some((one) => !ids.has(one))) return true
  }
  return false
}
