import type { BrowserSupport } from '../../markdown/writeContext.ts'
import type { SupportStatus, WebFeatures } from './webFeatures.ts'

/** Browsers that share their name and, with few exceptions, what they support: one on computers and one on phones. */
const pairs = [
  ['chrome', 'chrome_android'],
  ['edge'],
  ['firefox', 'firefox_android'],
  ['safari', 'safari_ios'],
] as const

/** The day from which the data counts: no feature has an earlier one, however old it is. */
const beginning = '2015-07-31'

/** What a phrase says of a feature, or of a part of it. */
export function browserSupport(
  { baseline, baseline_low_date: day, support }: SupportStatus,
  { browsers, date }: Pick<WebFeatures, 'browsers' | 'date'>,
): BrowserSupport {
  if ((baseline === 'high' || baseline === 'low') && day !== undefined) {
    const since = day.replace('≤', '')
    return { state: baseline, since, orEarlier: since !== day || since <= beginning }
  }
  const [has, lacks]: [string[], string[]] = [[], []]
  for (const [main, ...others] of pairs) {
    // The phone is only named where the two differ in whether they support it.
    const ids = others.every((id) => isIn(support, id) === isIn(support, main))
      ? [main]
      : [main, ...others]
    for (const id of ids) {
      const { name = id } = browsers[id] ?? {}
      if (isIn(support, id)) has.push(`${name} ${support[id]}`)
      else lacks.push(name)
    }
  }
  return { state: 'limited', has, lacks, date }
}

function isIn(support: SupportStatus['support'], id: string): boolean {
  return support[id] !== undefined
}
