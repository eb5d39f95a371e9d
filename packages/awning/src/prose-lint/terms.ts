import type { LocaleId } from '../config/site.ts'
import type { Glossary, GlossaryEntry } from '../content/glossary.ts'
import type { PassageRule } from './passage.ts'

interface Spelling {
  readonly right: string
  /** Phrases in which the wrong spelling is allowed. */
  readonly allowed: readonly string[]
}

/** Creates the rule that reports wrong spellings of glossary terms in texts of one locale. */
export function termRule(glossary: Glossary, locale: LocaleId): PassageRule {
  const spellings = new Map<string, Spelling>()
  for (const entry of glossary) {
    const right = typeof entry.term === 'string' ? entry.term : entry.term[locale]
    if (right === undefined) continue
    const allowed = [right, ...(entry.except ?? [])]
    for (const wrong of wrongSpellings(entry, locale)) spellings.set(wrong, { right, allowed })
  }
  if (spellings.size === 0) return () => []
  // The longest first, so that a phrase is preferred to a word at its beginning.
  const longestFirst = [...spellings.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.map(wordPattern).join('|'), 'g')

  return ({ text }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: wrong, index }) => {
      const spelling = spellings.get(wrong)
      if (!spelling || isInside(text, index, wrong, spelling.allowed)) return []
      return [
        {
          index,
          message: `"${wrong}" is written "${spelling.right}" here`,
          hint: 'See content/glossary.yml: phrases in which this spelling is correct go under "except".',
        },
      ]
    })
}

function wrongSpellings({ wrong = [] }: GlossaryEntry, locale: LocaleId): readonly string[] {
  return Array.isArray(wrong) ? wrong : (wrong[locale] ?? [])
}

/** Latin terms match whole words only, not parts of a file name, an address or a package name. */
function wordPattern(word: string): string {
  const start = /^\w/.test(word) ? '(?<![\\w.@/#$-])' : ''
  const end = /\w$/.test(word) ? '(?![\\w]|[-./@]\\w)' : ''
  return start + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + end
}

function isInside(text: string, index: number, word: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    const inPhrase = phrase.indexOf(word)
    return inPhrase >= 0 && text.startsWith(phrase, index - inPhrase)
  })
}
