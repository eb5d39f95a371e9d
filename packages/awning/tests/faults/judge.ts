import { en } from '../../src/i18n/en.ts'
import { zh } from '../../src/i18n/zh.ts'
import { pageOf, type ExpectedPage, type ExpectedSite } from './expectedPages.ts'
import type { HostRequest } from './faultyHost.ts'
import type { Snapshot } from './snapshot.ts'

/** What a tab shows, by the rules of the suite, or what is wrong with it. */
export type Verdict =
  | { readonly kind: 'page'; readonly version: ExpectedSite }
  /** Something that the site cannot change: an error page of the browser, a login page, half a document. */
  | { readonly kind: 'outside' | 'failed' | 'fallback' }
  | { readonly kind: 'wrong'; readonly problem: string }

export interface Evidence {
  readonly snapshot: Snapshot
  readonly versions: readonly ExpectedSite[]
  /** The fault of the response that the document came in. */
  readonly documentFault: string | undefined
  readonly requests: readonly HostRequest[]
}

const crashTitles = new Set([en.crashTitle, zh.crashTitle])
/** Faults after which a document is still complete and one of the site's. */
const wholeDocuments = new Set(['delay', 'late', 'missing', 'otherBuild'])

export function judge({ snapshot, versions, documentFault, requests }: Evidence): Verdict {
  const { pathname, title, heading, alert, app, isSite, text, waitsFor } = snapshot
  const isBroken = documentFault !== undefined && !wholeDocuments.has(documentFault)
  if (isBroken && app !== 'on') return { kind: 'outside' }
  if (!isSite) return wrong('the document is none of the site')
  if (text === '') return wrong('the page is blank')
  if (title === '') return wrong('the page has no title')
  if (waitsFor) return wrong(`the ${waitsFor} never ends`)
  if (crashTitles.has(alert)) return wrong('the page has crashed')
  if (alert && !requests.some(({ fault }) => fault)) return wrong('a failure without a fault')
  const isOffline = versions.some((version) => isSame(snapshot, version.offline(pathname)))
  if (isOffline && alert) return checkMarks(snapshot, versions) ?? { kind: 'fallback' }
  if (alert) return checkMarks(snapshot, versions) ?? { kind: 'failed' }
  const wasMissing = requests.some(
    ({ path, fault }) => fault === 'missing' && pageOf(path) === pageOf(pathname),
  )
  const fitting = versions.filter(
    (version) =>
      isSame(snapshot, version.page(pathname)) ||
      (wasMissing && isSame(snapshot, version.notFound(pathname))),
  )
  if (fitting.length === 0) return wrong(`${pathname} shows “${heading}” with the title “${title}”`)
  const version = fitting.find(({ mark }) => snapshot.marks.every((one) => one === mark))
  return version ? { kind: 'page', version } : wrong(`mixed: ${snapshot.marks.join(', ')}`)
}

function checkMarks({ marks }: Snapshot, versions: readonly ExpectedSite[]): Verdict | undefined {
  const isPure = versions.some(({ mark }) => marks.every((one) => one === mark))
  return isPure ? undefined : wrong(`mixed: ${marks.join(', ')}`)
}

function isSame({ title, heading }: Snapshot, expected: ExpectedPage): boolean {
  return title === expected.title && heading === expected.heading
}

function wrong(problem: string): Verdict {
  return { kind: 'wrong', problem }
}
