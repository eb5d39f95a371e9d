import { carriesHash, isIntact } from '../../../client/fileHash.ts'
import { found, hereOf, type Check, type Examination } from '../examination.ts'
import type { Finding } from '../finding.ts'
import { readPage } from '../deployedSite.ts'
import type { Answer } from '../visit.ts'

/** Whether everything is of one version, and that of the local `dist/`. */
export const checkFreshness: Check = async (site) => {
  const { visitor, home, page } = site
  const findings = localDifference(site, home)
  if (page.payload) {
    const answer = await visitor.visit(hereOf(site, page.payload.href))
    const id = idOf(answer.text)
    if (answer.status !== 200 || id === undefined)
      findings.push(
        found(site, {
          check: 'freshness',
          answer,
          problem:
            'the data of the home page for the app is missing, so every link loads a whole document',
          change: 'Deploy the whole of dist/, with the index.txt of every page.',
        }),
      )
    else if (id !== page.payload.id)
      findings.push(
        found(site, {
          check: 'freshness',
          answer,
          problem: `the home page is of one version (${page.payload.id}) and its data of another (${id})`,
          change: 'Deploy the whole of dist/, then empty the cache of the host or CDN.',
        }),
      )
  }
  const hashed = [page.styles[0], page.scripts[0]].flatMap((href) => href ?? []).filter(carriesHash)
  for (const href of hashed) {
    const answer = await visitor.visit(hereOf(site, href))
    if (answer.status === 200 && !(await isIntact(href, answer.bytes)))
      findings.push(
        found(site, {
          check: 'freshness',
          answer,
          problem: 'a file has other content than the build has written',
          change:
            'Switch off what minifies or rewrites files at the host or its CDN; then deploy assets/ again.',
        }),
      )
  }
  return findings
}

/** Says that a page differs from the one that was built here, if it was. */
export function localDifference(site: Examination, answer: Answer): Finding[] {
  const path = decodeURI(new URL(answer.url).pathname).slice(site.base.length)
  const local = site.local?.(`${path}${path === '' || path.endsWith('/') ? '' : '/'}index.txt`)
  const [here, there] = [local && idOf(local), readPage(answer.text).payload?.id]
  if (here === undefined || there === undefined || here === there) return []
  return [
    found(site, {
      check: 'freshness',
      answer,
      problem: `the page is another version (${there}) than the one in dist/ (${here})`,
      change:
        'Deploy dist/, or build again if it is older than what is deployed; then empty the cache of the host or CDN.',
    }),
  ]
}

/** The id in the first line of a payload. */
function idOf(payload: string): string | undefined {
  return /^\{[^\n]*?"id":"([\da-f]+)"[^\n]*\}\n/.exec(payload)?.[1]
}
