import type { DeployedPage } from './deployedSite.ts'
import type { CheckName, Finding } from './finding.ts'
import { changeOn, type KnownHost } from './host.ts'
import type { Answer, Visitor } from './visit.ts'

/** What every check works with. */
export interface Examination {
  readonly visitor: Visitor
  /** The home page, as it was reached in the end. */
  readonly home: Answer
  readonly page: DeployedPage
  readonly base: string
  /** Where the site is: `https://docs.example.com`. */
  readonly origin: string
  /** Where its pages say that it is. */
  readonly namedOrigin: string
  readonly host: KnownHost | undefined
  /** Whether it is served by this machine, where certificates and public names do not matter. */
  readonly isLocal: boolean
  /** A file of the local `dist/`, if this site was built here. */
  readonly local: ((path: string) => string | undefined) | undefined
}

export type Check = (examination: Examination) => Promise<readonly Finding[]>

/** An address that a page names, where the site is now. */
export function hereOf({ origin, namedOrigin }: Examination, address: string): string {
  const { href } = new URL(address, origin)
  return href === namedOrigin || href.startsWith(`${namedOrigin}/`)
    ? origin + href.slice(namedOrigin.length)
    : href
}

export interface FindingParts {
  readonly check: CheckName
  /** `error` unless it says otherwise. */
  readonly severity?: Finding['severity']
  readonly problem: string
  readonly answer: Answer
  /** Headers of the answer that matter; their absence too. */
  readonly headers?: readonly string[]
  /** What to do; without it, what the host in question needs. */
  readonly change?: string
  /** Whether the host decides it: then it is only advice on a host that lets nobody change it. */
  readonly byHost?: boolean
}

export function found({ host }: Examination, parts: FindingParts): Finding {
  const { check, severity = 'error', problem, answer, headers = [], change, byHost } = parts
  const isFixed = byHost === true && host === 'github-pages'
  const shown = [
    String(answer.status),
    ...(answer.location === undefined ? [] : [`Location: ${answer.headers.get('location')}`]),
    ...headers.map((name) => `${name}: ${answer.headers.get(name) ?? '(none)'}`),
  ]
  return {
    severity: isFixed ? 'advice' : severity,
    check,
    problem,
    request: `GET ${answer.url}`,
    response: shown.join(', '),
    change: change === undefined || isFixed ? changeOn(host) : change,
  }
}
