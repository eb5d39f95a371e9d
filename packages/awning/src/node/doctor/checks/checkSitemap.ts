import { found, hereOf, type Check, type Examination } from '../examination.ts'
import type { Finding } from '../finding.ts'
import { readPage } from '../deployedSite.ts'
import type { Answer } from '../visit.ts'
import { leadsTo } from './checkAddress.ts'
import { localDifference } from './checkFreshness.ts'

/** How many pages of a sitemap are visited. */
const sampleSize = 12

/** Robots, sitemaps, and a sample of their pages: each answers at once, at exactly that address. */
export const checkSitemap: Check = async (site) => {
  const { visitor, origin, base, page } = site
  const findings: Finding[] = []
  const robots = await visitor.visit(`${origin}${base}robots.txt`)
  if (robots.status !== 200)
    findings.push(
      found(site, { check: 'sitemap', problem: 'robots.txt cannot be read', answer: robots }),
    )
  else if (/^disallow:\s*\/\s*$/im.test(robots.text))
    findings.push(
      found(site, {
        check: 'sitemap',
        severity: 'advice',
        problem: 'robots.txt forbids search engines to read the site',
        answer: robots,
        change:
          'The build writes a robots.txt that allows it. If this is a copy for tests, nothing is wrong.',
      }),
    )
  const named = [...robots.text.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, url = '']) => url)
  const roots = [...page.translations.values()]
  const maps = named.length > 0 ? named : roots.map((root) => new URL('sitemap.xml', root).href)
  for (const map of maps)
    for (const part of await partsOf(site, hereOf(site, map)))
      findings.push(...(await checkMap(site, part)))
  return findings
}

/** A very large site has an index of sitemaps in place of one. */
async function partsOf(site: Examination, map: string): Promise<string[]> {
  const { text } = await site.visitor.visit(map)
  const parts = text.includes('<sitemapindex') ? namedIn(text) : []
  return parts.length > 0 ? parts.map((url) => hereOf(site, url)) : [map]
}

function namedIn(map: string): string[] {
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
}

async function checkMap(site: Examination, map: string): Promise<Finding[]> {
  const { visitor } = site
  const answer = await visitor.visit(map)
  const urls = namedIn(answer.text)
  if (answer.status !== 200 || urls.length === 0)
    return [
      found(site, {
        check: 'sitemap',
        problem: 'the sitemap that robots.txt names has no pages',
        answer,
        change: 'Deploy the whole of dist/, with sitemap.xml of every language.',
      }),
    ]
  const foreign = urls.find((url) => !url.startsWith(`${site.namedOrigin}/`))
  const findings: Finding[] = []
  if (foreign !== undefined)
    findings.push(
      found(site, {
        check: 'sitemap',
        problem: `the sitemap names ${foreign}, which is not on ${site.namedOrigin}`,
        answer,
        change: 'Set url in site.config.ts, build again and deploy the whole of dist/.',
      }),
    )
  const sample = spread(urls, sampleSize).filter((url) => url !== foreign)
  const visits = await Promise.all(sample.map((url) => visitor.visit(hereOf(site, url))))
  for (const visited of visits) findings.push(...checkPage(site, visited))
  const page = sample.find((url) => new URL(url).pathname !== site.base)
  if (page !== undefined) findings.push(...(await checkOtherForm(site, hereOf(site, page))))
  return mostOf(findings)
}

function checkPage(site: Examination, answer: Answer): Finding[] {
  if (answer.status !== 200)
    return [
      found(site, {
        check: 'sitemap',
        problem:
          answer.location === undefined
            ? 'a page of the sitemap does not exist here'
            : 'a page is not at its own address: every link to it costs a redirect',
        answer,
        ...(answer.location === undefined
          ? { change: 'Deploy the whole of dist/.' }
          : {
              change:
                "Set trailingSlash in site.config.ts to what this host does ('always' or 'never'), and build again; or have the host serve pages at both forms.",
            }),
      }),
    ]
  const { canonical, translations } = readPage(answer.text)
  const names = [canonical, ...translations.values()].flatMap((name) =>
    name === undefined ? [] : [hereOf(site, name)],
  )
  if (!names.includes(answer.url))
    return [
      found(site, {
        check: 'sitemap',
        problem: `this address shows the page ${canonical ?? 'without an address'}`,
        answer,
        change:
          'The host sends one page for several addresses. Switch off a fallback to index.html (a setting for single-page apps).',
      }),
    ]
  return localDifference(site, answer)
}

/** The address with the slash added or removed shows the page too, or leads to it for good. */
async function checkOtherForm(site: Examination, url: string): Promise<Finding[]> {
  const { pathname } = new URL(url)
  const other = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`
  const answer = await site.visitor.visit(site.origin + other)
  const common = { check: 'address', answer } as const
  if (answer.status === 404)
    return [
      found(site, {
        ...common,
        severity: 'advice',
        problem: `only ${pathname} is known, so a reader who types the other form finds nothing`,
      }),
    ]
  if (answer.status === 302 || answer.status === 307)
    return [
      found(site, {
        ...common,
        severity: 'advice',
        problem:
          'the redirect to the right form of an address is temporary, so search engines keep both',
      }),
    ]
  return leadsTo(site, other, pathname)
}

/** The same mistake is on most pages, so three examples are enough. */
function mostOf(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>()
  return findings.filter(({ check, problem }) => {
    const key = `${check} ${problem.replace(/https?:\S+|(?<= )\/\S*/g, '')}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count <= 3
  })
}

/** So many items, at even distances, the first and the last among them. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  const step = (items.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  )
}
