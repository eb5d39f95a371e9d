import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '../../config/settingsError.ts'
import { checkAddress } from './checks/checkAddress.ts'
import { checkCaching } from './checks/checkCaching.ts'
import { checkCompression } from './checks/checkCompression.ts'
import { checkFeeds } from './checks/checkFeeds.ts'
import { checkFreshness } from './checks/checkFreshness.ts'
import { checkNotFound } from './checks/checkNotFound.ts'
import { checkSecurity } from './checks/checkSecurity.ts'
import { checkSitemap } from './checks/checkSitemap.ts'
import { checkTypes } from './checks/checkTypes.ts'
import { readPage } from './deployedSite.ts'
import type { Examination } from './examination.ts'
import type { Finding, Report } from './finding.ts'
import { hostOf } from './host.ts'
import { createVisitor, type Fetch } from './visit.ts'

const checks = [
  checkAddress,
  checkFreshness,
  checkNotFound,
  checkSitemap,
  checkFeeds,
  checkCaching,
  checkCompression,
  checkTypes,
  checkSecurity,
]

export interface ExamineOptions {
  /** The folder of the finished site on this machine, which need not exist. */
  readonly outDir: string
  readonly fetch?: Fetch
  readonly timeoutMs?: number
}

/** Visits a deployed site and says what is wrong with how it is served. */
export async function examine(address: string, options: ExamineOptions): Promise<Report> {
  const { outDir, fetch = globalThis.fetch, timeoutMs } = options
  const visitor = createVisitor(fetch, timeoutMs)
  const url = completeAddress(address)
  const home = (await visitor.follow(url)).at(-1)
  if (home?.status !== 200)
    throw new SettingsError(
      `${home?.url ?? url} answers with ${home?.status}${host404(home?.status)}`,
    )
  const page = readPage(home.text)
  if (page.base === undefined)
    throw new SettingsError(
      `${home.url} is no page of a site made with awning, so there is nothing to compare it with.`,
    )
  const { origin, hostname } = new URL(home.url)
  const namedOrigin = originOf(page.canonical) ?? origin
  const local = localFiles(outDir, page.canonical)
  const site: Examination = {
    visitor,
    home,
    page,
    base: page.base,
    origin,
    namedOrigin,
    host: hostOf(home.headers),
    isLocal: /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname),
    local,
  }
  const findings: Finding[] = []
  for (const check of checks) findings.push(...(await check(site)))
  return {
    url: home.url,
    host: site.host,
    requests: visitor.requests(),
    compared: local !== undefined,
    findings: unique(findings),
  }
}

function completeAddress(address: string): string {
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return new URL(address).href
  throw new SettingsError(
    address === ''
      ? 'awning doctor needs an address, as in awning doctor https://docs.example.com.'
      : `"${address}" is no complete address. Write https:// and the host, as in https://docs.example.com.`,
  )
}

function host404(status: number | undefined): string {
  return status === 404 ? '. Is the site in a folder of this host? Write its whole address.' : '.'
}

function originOf(canonical: string | undefined): string | undefined {
  return canonical !== undefined && URL.canParse(canonical) ? new URL(canonical).origin : undefined
}

/** Reads the finished site of this machine, if it is the same site: its home page gives the same address. */
function localFiles(outDir: string, canonical: string | undefined): Examination['local'] {
  const read = (path: string) => {
    const file = join(outDir, path)
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined
  }
  const home = read('index.html')
  return home !== undefined && readPage(home).canonical === canonical ? read : undefined
}

/** Two checks may look at the same file. */
function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}
