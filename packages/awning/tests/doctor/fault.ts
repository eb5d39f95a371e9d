import type { Finding } from '../../src/node/doctor/finding.ts'
import type { Asked, Reply } from './faultyHost.ts'

/** The site that a fault is about. */
export interface FaultySite {
  /** The first page of the sitemap after the home page, with a slash more or less than its address. */
  readonly otherForm: string
  /** A file as the build has written it. */
  read(path: string): string
}

/** What a host does wrong, and what is to be found then. */
export interface NamedFault {
  /** Faults that can be there at the same time are in one group, so that the site is examined once for all of them. */
  readonly group: number
  readonly name: string
  readonly found: FoundBy
  readonly problem: RegExp
  readonly change: (reply: Reply, asked: Asked, site: FaultySite) => void
}

type FoundBy = `${Finding['severity']} ${Finding['check']}`

export function fault(
  group: number,
  name: string,
  found: FoundBy,
  problem: RegExp,
  change: NamedFault['change'],
): NamedFault {
  return { group, name, found, problem, change }
}

export const isPage = (path: string): boolean => !/\.\w+$/.test(path)

export const isMissing = ({ status }: Reply): boolean => status === 404
