import { found, hereOf, type Check } from '../examination.ts'
import type { Finding } from '../finding.ts'

/** Types of files, and whether a browser needs to know the charset from the header. */
const expected = {
  html: { type: /^text\/html\b/, charset: false },
  css: { type: /^text\/css\b/, charset: false },
  js: { type: /^(?:text|application)\/javascript\b/, charset: false },
  md: { type: /^text\/(?:markdown|plain)\b/, charset: true },
  txt: { type: /^text\/plain\b/, charset: true },
  webmanifest: { type: /^application\/(?:manifest\+)?json\b/, charset: false },
} as const

export const checkTypes: Check = async (site) => {
  const { visitor, page, origin, base } = site
  const named = [page.styles[0], page.scripts[0], page.manifest, page.markdown]
  const files = [...named.flatMap((href) => href ?? []), `${base}llms.txt`]
  const findings: Finding[] = []
  for (const href of files) {
    const answer = await visitor.visit(hereOf(site, new URL(href, origin).href))
    if (answer.status !== 200) {
      findings.push(
        found(site, {
          check: 'types',
          answer,
          problem: 'a file that the build writes does not exist here',
          change: 'Deploy the whole of dist/.',
        }),
      )
      continue
    }
    findings.push(...checkType(site, answer, href.slice(href.lastIndexOf('.') + 1)))
  }
  return [...checkType(site, site.home, 'html'), ...findings]
}

function checkType(
  site: Parameters<Check>[0],
  answer: Parameters<typeof found>[1]['answer'],
  extension: string,
): Finding[] {
  if (!isKnown(extension)) return []
  const { type, charset } = expected[extension]
  const value = answer.headers.get('content-type') ?? ''
  const common = { check: 'types', answer, headers: ['content-type'] } as const
  if (!type.test(value))
    return [
      found(site, {
        ...common,
        problem: `.${extension} files are sent as another type, so browsers refuse or download them`,
      }),
    ]
  // Other programs have to guess; of HTML, a browser reads it in the page.
  const isUnreadable = charset ? !/charset=utf-8/i.test(value) : /charset=(?!"?utf-8)/i.test(value)
  if (!isUnreadable) return []
  return [
    found(site, {
      ...common,
      problem: `.${extension} files are sent without charset=utf-8, so browsers show wrong characters`,
    }),
  ]
}

function isKnown(extension: string): extension is keyof typeof expected {
  return Object.hasOwn(expected, extension)
}
