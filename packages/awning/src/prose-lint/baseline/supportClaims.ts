/** What a sentence says of browsers. */
export type SupportClaim =
  /** All browsers have it, since a year and perhaps a month, or since a time that is not said. */
  | {
      readonly kind: 'baseline'
      readonly index: number
      readonly dates: readonly ClaimedDate[]
    }
  | {
      readonly kind: 'since'
      readonly index: number
      readonly browser: Browser
      readonly version: string
    }
  | { readonly kind: 'lacks'; readonly index: number; readonly browser: Browser }

export type Browser = 'chrome' | 'edge' | 'firefox' | 'safari'

export interface ClaimedDate {
  readonly year: string
  /** Two digits. */
  readonly month: string | undefined
}

const name = '(?:Chrome|Edge|Firefox|Safari)'
const version = String.raw`\d+(?:\.\d+)*`
const one = `(?:${name}|Node)\\s?${version}`
const list = `${one}(?:(?:、|和|与|，|, and |, | and | or )${one})*`

const months =
  'January February March April May June July August September October November December'.split(' ')

/** Versions since which browsers have something. */
const since = [
  new RegExp(`(${list})(?:才)?(?:起|开始|才有)`, 'g'),
  new RegExp(`(?:since|from) (${list})`, 'gi'),
  new RegExp(`(${list}) (?:supports?|ha(?:s|ve)|ships?) `, 'g'),
  new RegExp(`(${name})(?:从|\\s(?:from|since)\\s)(${version})`, 'g'),
]

/** Browsers that do not have something. */
const lacks = [
  new RegExp(`(${name})[^，。；、A-Z\\uE000]{0,12}?(?:没有|不支持|还没)`, 'g'),
  new RegExp(`(?:not (?:yet )?in|missing (?:in|from)|absent from) (${name})`, 'g'),
  new RegExp(`(${name}) (?:still )?(?:does not|doesn't|lacks|has none|not at all|not yet)`, 'g'),
]

/** The claims of a sentence about browsers. */
export function supportClaims(sentence: string): SupportClaim[] {
  const claims: SupportClaim[] = []
  const word = /\bBaseline\b|(?<=\p{Script=Han})Baseline/u.exec(sentence)
  if (word) claims.push({ kind: 'baseline', index: word.index, dates: datesIn(sentence) })
  for (const pattern of since)
    for (const { 1: browsers = '', 2: alone, index } of sentence.matchAll(pattern))
      for (const [, browser = '', number = ''] of (alone === undefined
        ? browsers
        : `${browsers} ${alone}`
      ).matchAll(new RegExp(`(${name})\\s?(${version})`, 'g')))
        claims.push({ kind: 'since', index, browser: browserId(browser), version: number })
  for (const pattern of lacks)
    for (const { 1: browser = '', index } of sentence.matchAll(pattern))
      claims.push({ kind: 'lacks', index, browser: browserId(browser) })
  return claims
}

function browserId(text: string): Browser {
  switch (text) {
    case 'Chrome':
      return 'chrome'
    case 'Edge':
      return 'edge'
    case 'Firefox':
      return 'firefox'
    default:
      return 'safari'
  }
}

function datesIn(sentence: string): ClaimedDate[] {
  const chinese = [...sentence.matchAll(/(20\d\d)年(?:(\d{1,2})月)?/g)].map(
    ([, year = '', month]) => ({ year, month: month?.padStart(2, '0') }),
  )
  const english = [
    ...sentence.matchAll(new RegExp(`(?:(${months.join('|')}) )?\\b(20\\d\\d)\\b(?!年)`, 'g')),
  ].map(([, month, year = '']) => ({
    year,
    month: month === undefined ? undefined : String(months.indexOf(month) + 1).padStart(2, '0'),
  }))
  return [...chinese, ...english]
}
