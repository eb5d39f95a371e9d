import { found, hereOf, type Check, type Examination } from '../examination.ts'
import type { Finding } from '../finding.ts'
import { readPage } from '../deployedSite.ts'
import { maxAge } from '../cacheControl.ts'

/** An address that no site has. */
const unknown = 'awning-doctor-looks-for-nothing'

/** Unknown addresses have status 404 and a page in the language of the address. */
export const checkNotFound: Check = async (site) => {
  const { page, origin, base } = site
  const roots = new Map([...page.translations].map(([lang, url]) => [lang, hereOf(site, url)]))
  if (roots.size === 0) roots.set(page.lang, `${origin}${base}`)
  const findings = [...roots].map(([lang, root]) => checkLanguage(site, lang, root))
  return [...(await Promise.all(findings)).flat(), ...(await checkMissingAsset(site))]
}

async function checkLanguage(site: Examination, lang: string, root: string): Promise<Finding[]> {
  const answer = await site.visitor.visit(`${root}${unknown}`)
  const common = { check: 'not-found', answer } as const
  if (answer.status !== 404)
    return [
      found(site, {
        ...common,
        problem:
          'an address that does not exist is answered as if it did, so search engines list it and readers find no way on',
      }),
    ]
  const shown = readPage(answer.text)
  if (shown.base === undefined)
    return [
      found(site, {
        ...common,
        problem: 'the page for unknown addresses is not that of the site, which is 404.html',
      }),
    ]
  const cached = maxAge(answer.headers)
  const findings =
    cached !== undefined && cached > 600
      ? [
          found(site, {
            ...common,
            problem:
              'a page that is not found is cached, so readers do not see it when it is published',
            headers: ['cache-control'],
            byHost: true,
          }),
        ]
      : []
  if (shown.lang === lang) return findings
  // The document for all languages has the others as templates, and a script that shows one of them.
  const isSwapped = answer.text.includes(`<template data-lang="${lang}"`)
  return [
    ...findings,
    found(site, {
      ...common,
      severity: isSwapped ? 'advice' : 'error',
      problem: isSwapped
        ? `the page for unknown addresses is in ${lang} only with script; without it, it is in ${shown.lang}`
        : `the page for unknown addresses below ${root} is in ${shown.lang} and not in ${lang}`,
    }),
  ]
}

/** While a site is deployed, a file may be asked for before it is there. */
const checkMissingAsset: Check = async (site) => {
  const answer = await site.visitor.visit(`${site.origin}${site.base}assets/${unknown}.js`)
  const common = { check: 'not-found', answer, headers: ['cache-control'] } as const
  if (answer.status !== 404)
    return [
      found(site, {
        ...common,
        problem: 'a file that does not exist is answered as if it did, so pages fail in odd ways',
      }),
    ]
  if ((maxAge(answer.headers) ?? 0) <= 600) return []
  return [
    found(site, {
      ...common,
      severity: 'advice',
      problem:
        'that a file is missing is cached, so a page that is asked for during a deployment may stay broken',
      change:
        'Send long cache times with status 200 alone, or deploy assets/ before everything else.',
    }),
  ]
}
