import { found, type Check } from '../examination.ts'
import type { Finding } from '../finding.ts'

export const checkSecurity: Check = async (site) => {
  const { home, isLocal, origin } = site
  const { headers } = home
  const findings: Finding[] = []
  const report = (name: string, problem: string, severity: Finding['severity'] = 'error') =>
    findings.push(
      found(site, {
        check: 'security',
        answer: home,
        headers: [name],
        problem,
        severity,
        byHost: true,
      }),
    )
  const policy = headers.get('content-security-policy') ?? ''
  if (!/\bframe-ancestors\b/.test(policy) && headers.get('x-frame-options') === null)
    report('content-security-policy', 'any site may show this one in a frame, and catch clicks')
  const otherDirective = policy
    .split(';')
    .find((part) => !/^\s*(?:frame-ancestors\b|upgrade-insecure|report-|$)/.test(part))
  if (otherDirective !== undefined && /\bscript-src\b|\bdefault-src\b/.test(policy))
    report(
      'content-security-policy',
      'the header has a policy for scripts besides that of the page, so both apply: scripts of the page may be blocked',
      'advice',
    )
  if (headers.get('x-content-type-options')?.toLowerCase() !== 'nosniff')
    report('x-content-type-options', 'browsers may take a file for another type than it has')
  if (headers.get('referrer-policy') === null)
    report(
      'referrer-policy',
      'what other sites learn about visits is left to the browser',
      'advice',
    )
  if (headers.get('permissions-policy') === null)
    report('permissions-policy', 'embedded pages may ask for the camera or the location', 'advice')
  if (!isLocal && origin.startsWith('https:') && headers.get('strict-transport-security') === null)
    findings.push(
      found(site, {
        check: 'security',
        severity: 'advice',
        answer: home,
        headers: ['strict-transport-security'],
        problem: 'a first visit with http: can be read and changed on its way',
        change:
          'If the site will stay with https, write the files of the host with --hsts, or switch HSTS on at the host.',
      }),
    )
  if (/\d/.test(headers.get('server') ?? '') || headers.get('x-powered-by') !== null)
    report('server', 'the headers name the version of the server', 'advice')
  if (/\bnoindex\b/.test(headers.get('x-robots-tag') ?? ''))
    report('x-robots-tag', 'a header asks search engines not to list the site', 'advice')
  return findings
}
