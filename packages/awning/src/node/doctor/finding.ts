/** What is wrong with a deployed site. */
export interface Finding {
  /** `error`: readers or search engines get something wrong. `advice`: it could be better, or the host cannot do it. */
  readonly severity: 'error' | 'advice'
  /** Which check has found it. */
  readonly check: CheckName
  readonly problem: string
  /** What was requested: `GET https://docs.example.com/`. */
  readonly request: string
  /** What came: `200, Cache-Control: max-age=600`. */
  readonly response: string
  readonly change: string
}

export type CheckName =
  | 'address'
  | 'caching'
  | 'compression'
  | 'feeds'
  | 'freshness'
  | 'not-found'
  | 'security'
  | 'service-worker'
  | 'sitemap'
  | 'types'

export interface Report {
  readonly url: string
  /** The program or service that serves the site, where its headers say so. */
  readonly host: string | undefined
  /** How many requests were made. */
  readonly requests: number
  /** Whether the site was compared with the folder `dist/` of this machine. */
  readonly compared: boolean
  readonly findings: readonly Finding[]
}
