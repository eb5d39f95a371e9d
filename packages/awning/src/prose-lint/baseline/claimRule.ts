import { browserSupport } from '../../content/baseline/browserSupport.ts'
import type { SupportStatus, WebFeatures } from '../../content/baseline/webFeatures.ts'
import { baselinePhrase } from '../../markdown/baselinePhrase.ts'
import { CODE } from '../characterTypes.ts'
import type { Passage, PassageRule, Violation } from '../passage.ts'
import { featureNames, nameInCode, type FeatureNames, type NamedFeature } from './featureNames.ts'
import { isTrueOf } from './isTrueOf.ts'
import { supportClaims } from './supportClaims.ts'

/** Messages of `check` are in English. */
const phrases = {
  high: 'in all major browsers since {date}',
  low: 'in all major browsers only since {date}',
  earlier: 'in all major browsers since {date} or earlier',
  some: 'since {browsers}, missing from {others} as of {date}',
  all: 'since {browsers}',
  none: 'in no major browser as of {date}',
}

const known = new WeakMap<WebFeatures, FeatureNames>()

function namesIn(data: WebFeatures): FeatureNames {
  const names = known.get(data) ?? featureNames(data)
  known.set(data, names)
  return names
}

/**
 * Finds sentences that name a feature in code and say since when browsers have it, and compares them with the data. It is
 * meant to miss some rather than to be wrong: a sentence contradicts the data only if that is so for every feature in it.
 */
export function claimRule(data: WebFeatures): (source: string) => PassageRule {
  return (source) => (passage) =>
    sentencesOf(passage.text).flatMap(({ text, start }): Violation[] => {
      const claims = supportClaims(text)
      if (claims.length === 0) return []
      const features = featuresIn({ text, start }, passage, source, namesIn(data))
      const wrong = claims.find((claim) => !features.some(({ status }) => isTrueOf(claim, status)))
      const claim = wrong ?? claims[0]
      // Where a sentence names several, it is most likely about the one for which it is true.
      const meant = features.find(({ status }) => claim && isTrueOf(claim, status)) ?? features[0]
      if (!claim || !meant) return []
      return [
        {
          index: start + claim.index,
          ...(wrong ? { severity: 'warning' } : {}),
          message: wrong
            ? `the data of web-features says something else of ${meant.id} (${phraseFor(meant.status, data)})`
            : 'what browsers support is written as prose',
          hint: `Write ${directive(meant, data)}, which stays true when the data changes.`,
        },
      ]
    })
}

interface Sentence {
  readonly text: string
  /** In the passage. */
  readonly start: number
}

function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/.+?(?:[。！？\n]|[.!?](?=\s|$)|$)/gsu)].map((match) => ({
    text: match[0],
    start: match.index,
  }))
}

/** The features that a sentence names. One that begins with a pronoun is about those before it. */
function featuresIn(
  { text, start }: Sentence,
  passage: Passage,
  source: string,
  names: FeatureNames,
): readonly NamedFeature[] {
  const inside = codesIn(passage, source, start, start + text.length)
  const named = inside.flatMap((code) => names.get(nameInCode(code)) ?? [])
  if (named.length > 0 || inside.length > 0) return named
  if (!/^\s*(?:它|It\b)/.test(text)) return []
  const before = codesIn(passage, source, 0, start)
  return before.flatMap((code) => names.get(nameInCode(code)) ?? [])
}

/** Inline code between two positions of a passage, where one character stands for each. */
function codesIn({ text, offsets }: Passage, source: string, from: number, to: number): string[] {
  const codes: string[] = []
  for (let at = text.indexOf(CODE, from); at >= 0 && at < to; at = text.indexOf(CODE, at + 1)) {
    const code = /^(`+)(.+?)\1(?!`)/s.exec(source.slice(offsets[at]))
    if (code?.[2] !== undefined) codes.push(code[2])
  }
  return codes
}

function phraseFor(status: SupportStatus, data: WebFeatures): string {
  return baselinePhrase(browserSupport(status, data), phrases, 'en')
}

/** The directive for a feature, with the key of its part where the two differ. */
function directive({ id, key, status }: NamedFeature, data: WebFeatures): string {
  const feature = data.feature(id)
  const whole = feature?.kind === 'feature' ? phraseFor(feature.status, data) : ''
  const isPart = key !== undefined && whole !== phraseFor(status, data)
  return `:baseline{feature="${id}"${isPart ? ` key="${key}"` : ''}}`
}
