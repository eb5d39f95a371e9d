import { isContradictory, maxAge } from '../cacheControl.ts'
import { found, hereOf, type Check, type Examination } from '../examination.ts'
import type { Finding } from '../finding.ts'
import type { Answer } from '../visit.ts'

const day = 86_400

/** Pages are revalidated; files whose address changes with their content are not. */
export const checkCaching: Check = async (site) => {
  const { visitor, home, page } = site
  const assets = [page.styles[0], page.scripts[0]].flatMap((href) => href ?? [])
  const answers = await Promise.all(assets.map((href) => visitor.visit(hereOf(site, href))))
  return [
    ...checkRevalidated(site, home, 'caching', 'pages are'),
    ...(await checkWorker(site)),
    ...answers.flatMap((answer) => checkAsset(site, answer)),
    ...(await checkValidator(site)),
  ]
}

function checkRevalidated(
  site: Examination,
  answer: Answer,
  check: 'caching' | 'service-worker',
  what: string,
): Finding[] {
  const age = maxAge(answer.headers)
  const common = { check, answer, headers: ['cache-control'] } as const
  if (isContradictory(answer.headers)) return [found(site, { ...common, problem: contradiction })]
  if (age === 0) return []
  return [
    found(site, {
      ...common,
      problem:
        age === undefined
          ? `${what} sent without Cache-Control: browsers guess how long to show an old version`
          : `${what} cached for ${age} seconds, so readers get an old version after you deploy`,
      byHost: true,
    }),
  ]
}

const contradiction = 'Cache-Control contradicts itself: two rules of the host were joined'

function checkAsset(site: Examination, answer: Answer): Finding[] {
  const common = { check: 'caching', answer, headers: ['cache-control'] } as const
  if (answer.status !== 200)
    return [
      found(site, {
        ...common,
        check: 'freshness',
        problem: 'a file that the home page needs does not exist here',
        change: 'Deploy the whole of dist/, and assets/ before everything else.',
      }),
    ]
  if (isContradictory(answer.headers)) return [found(site, { ...common, problem: contradiction })]
  if ((maxAge(answer.headers) ?? 0) >= day) return []
  return [
    found(site, {
      ...common,
      problem: 'a file whose address changes with its content is asked for again and again',
      byHost: true,
    }),
  ]
}

async function checkWorker(site: Examination): Promise<Finding[]> {
  const answer = await site.visitor.visit(`${site.origin}${site.base}sw.js`)
  const common = { check: 'service-worker', answer } as const
  if (answer.status !== 200)
    return [
      found(site, {
        ...common,
        problem: 'there is no sw.js, which also removes an older service worker',
        change: 'Deploy the whole of dist/.',
      }),
    ]
  if (!/javascript/.test(answer.headers.get('content-type') ?? ''))
    return [
      found(site, {
        ...common,
        headers: ['content-type'],
        problem: 'sw.js is not sent as JavaScript, so browsers refuse it',
      }),
    ]
  return checkRevalidated(site, answer, 'service-worker', 'the service worker is')
}

/** Revalidation costs little only where the host can answer that nothing has changed. */
async function checkValidator(site: Examination): Promise<Finding[]> {
  const { home, visitor } = site
  const common = { check: 'caching', severity: 'advice' } as const
  const tag = home.headers.get('etag')
  const date = home.headers.get('last-modified')
  if (tag === null && date === null)
    return [
      found(site, {
        ...common,
        answer: home,
        headers: ['etag', 'last-modified'],
        problem: 'pages have neither ETag nor Last-Modified, so each visit transfers them whole',
      }),
    ]
  const condition = tag === null ? { 'if-modified-since': date ?? '' } : { 'if-none-match': tag }
  // Otherwise Node adds `no-cache`, which asks for the whole page.
  const again = await visitor.visit(home.url, { 'cache-control': 'max-age=0', ...condition })
  if (again.status === 304) return []
  return [
    found(site, {
      ...common,
      answer: again,
      problem: 'a page that has not changed is transferred again, where 304 would do',
    }),
  ]
}
