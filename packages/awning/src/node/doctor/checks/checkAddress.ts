import { found, hereOf, type Check } from '../examination.ts'
import type { Finding } from '../finding.ts'
import { readDocument } from '../../render/readDocument.ts'

/** Whether the site is where it says it is, with https, and reaches readers as it was built. */
export const checkAddress: Check = async (site) => {
  const { visitor, home, page, origin, namedOrigin, base, isLocal } = site
  const findings: Finding[] = []
  if (!isLocal && namedOrigin !== origin)
    findings.push(
      found(site, {
        check: 'address',
        problem: `pages say that they are at ${namedOrigin}, and they are at ${origin}`,
        answer: home,
        change: `Set url: '${origin}' in site.config.ts, or build with SITE_URL=${origin}. If this is a copy for tests, nothing is wrong.`,
      }),
    )
  if (page.canonical !== undefined) {
    const answer = await visitor.visit(hereOf(site, page.canonical))
    if (answer.status !== 200)
      findings.push(
        found(site, {
          check: 'address',
          problem: `the address that the home page gives for itself, ${page.canonical}, does not lead to it`,
          answer,
        }),
      )
  }
  if (!isLocal && origin.startsWith('https:')) findings.push(...(await checkHttp(site)))
  if (!isLocal && origin.startsWith('http:'))
    findings.push(
      found(site, {
        check: 'address',
        problem: 'the site is served without encryption, so nobody can read it offline',
        answer: home,
        change: 'Get a certificate, and redirect http: to https:.',
      }),
    )
  if (base !== '/') findings.push(...(await leadsTo(site, base.slice(0, -1), base)))
  const { forbidden } = readDocument(home.text, base, namedOrigin)
  if (forbidden.length > 0)
    findings.push(
      found(site, {
        check: 'address',
        problem: `the home page contains what its content security policy blocks: ${forbidden.join('; ')}`,
        answer: home,
        change:
          'Something on the way changes pages. Switch off what adds scripts or rewrites HTML at the host or its CDN.',
      }),
    )
  return findings
}

/** A browser that is given no scheme, or an old link, may try http first. */
const checkHttp: Check = async (site) => {
  const { visitor, origin, base } = site
  const address = `${origin.replace(/^https:/, 'http:')}${base}`
  const answer = await visitor.visit(address).catch(() => undefined)
  if (!answer || answer.location?.startsWith(origin)) return []
  return [
    found(site, {
      check: 'address',
      problem: 'the same address with http: does not lead to https:',
      answer,
      change: `Redirect http: to https: (301), to the same host. Then consider --hsts.`,
    }),
  ]
}

/** A redirect on the site stays there: it names no http:, no other port and no inner host. */
export async function leadsTo(
  site: Parameters<Check>[0],
  from: string,
  to: string,
): Promise<Finding[]> {
  const answer = await site.visitor.visit(`${site.origin}${from}`)
  if (answer.location === undefined || answer.location === site.origin + to) return []
  return [
    found(site, {
      check: 'address',
      problem: answer.location.startsWith(site.origin)
        ? `${from} leads to another address than ${to}`
        : `a redirect leads away from ${site.origin}: it names a scheme, host or port of the server behind the proxy`,
      answer,
    }),
  ]
}
