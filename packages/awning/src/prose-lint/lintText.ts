import type { ProseRule } from '../config/site.ts'
import { parseMarkdown, parseMdx, type Root } from '../markdown/parser.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import { brackets } from './brackets.ts'
import { dashes } from './dashes.ts'
import { description } from './description.ts'
import { doubled } from './doubled.ts'
import { ellipsis } from './ellipsis.ts'
import { foreignScript } from './foreignScript.ts'
import { frontMatterPassages } from './frontMatterPassages.ts'
import { fullWidth } from './fullWidth.ts'
import { headingIds } from './headingIds.ts'
import { imageText } from './imageText.ts'
import type { PassageRule } from './passage.ts'
import { parity } from './parity.ts'
import { passagesOf } from './passages.ts'
import { punctuation } from './punctuation.ts'
import { quotes } from './quotes.ts'
import type { LintMessage } from './lintMessage.ts'
import { TextPositions } from './textPositions.ts'
import { spacing } from './spacing.ts'
import type { WrittenText } from '../content/writtenText.ts'

/** What the rules have to know of a language. */
export type LintLanguage = 'simplified Chinese' | 'traditional Chinese' | 'uses Han' | 'other'

export function languageOf(lang: string): LintLanguage {
  const { language, script } = new Intl.Locale(lang).maximize()
  if (language === 'zh') return script === 'Hant' ? 'traditional Chinese' : 'simplified Chinese'
  return language === 'ja' || language === 'ko' ? 'uses Han' : 'other'
}

type NamedRule = readonly [ProseRule, PassageRule]

/** Rules that apply to Chinese texts only. */
const chineseRules: readonly NamedRule[] = [
  ['chinesePunctuation', punctuation],
  ['chineseBrackets', brackets],
  ['chineseEllipsis', ellipsis],
  ['chineseDashes', dashes],
  ['chineseSpacing', spacing],
  ['chineseDoubledMarks', doubled],
  ['chineseFullWidth', fullWidth],
]

function rulesFor(language: LintLanguage): readonly NamedRule[] {
  switch (language) {
    case 'simplified Chinese':
      return [...chineseRules, ['chineseQuotes', quotes]]
    case 'traditional Chinese':
      // Its quotes are 「 and 」.
      return chineseRules
    case 'uses Han':
      return []
    case 'other':
      return [['foreignScript', foreignScript]]
  }
}

export interface LintOptions {
  /** Whether the settings switch a rule on for the text's locale. */
  readonly isOn: (rule: ProseRule) => boolean
  readonly language: LintLanguage
  /** Whether dollar signs enclose formulas. */
  readonly math: boolean
  /** Checks words against the glossary. */
  readonly terms: PassageRule
  /** Compares what a text says of browsers with the data; absent if the rule is off. */
  readonly claims?: ((source: string) => PassageRule) | undefined
  /** The text that this one translates. */
  readonly original?: WrittenText | undefined
}

/** Applies all rules to one file: typography, terms, description, images and headings. */
export function lintText(
  text: WrittenText,
  { isOn, language, math, terms, claims, original }: LintOptions,
): Diagnostic[] {
  const root = treeOf(text, math)
  const source = new TextPositions(text.file.source)
  const passages = [...frontMatterPassages(text, source), ...passagesOf(root, source)]
  const rules = [...rulesFor(language), ['glossary', terms] as const].flatMap(([name, rule]) =>
    isOn(name) ? [rule] : [],
  )
  if (claims) rules.push(claims(text.file.source))
  const inPassages = passages.flatMap((passage) =>
    rules
      .flatMap((rule) => rule(passage))
      .map(({ index, message, hint, severity }): LintMessage => {
        const offset = passage.offsets[index] ?? 0
        return {
          ...source.positionOf(offset),
          message: `${message}: ${source.excerpt(offset)}`,
          hint,
          ...(severity ? { severity } : {}),
        }
      }),
  )
  const inDocument = [
    ...(isOn('description') ? description(text.front) : []),
    ...(isOn('imageText') ? imageText(root) : []),
    ...(isOn('headingIds') && text.kind === 'doc' ? headingIds(root) : []),
    ...(isOn('parity') && original ? parity(root, treeOf(original, math)) : []),
  ]
  return [...inDocument, ...inPassages].map((message) => ({
    severity: 'suggestion',
    file: text.file.file,
    ...message,
  }))
}

function treeOf({ file }: WrittenText, math: boolean): Root {
  return file.key.endsWith('.mdx')
    ? parseMdx(file.source, { math })
    : parseMarkdown(file.source, { math })
}
