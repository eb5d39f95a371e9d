import { mapProse } from '../markdown/mapProse.ts'

export interface TextLanguage {
  /** A BCP 47 tag: `ja`, `zh-Hant`. */
  readonly lang: string
  /** Whether no other language is written like this. */
  readonly isCertain: boolean
}

/** Scripts, the language that most texts in them are in, and whether they are written in no other. */
const scripts: readonly (readonly [RegExp, string, boolean])[] = [
  [/\p{Script=Hangul}/gu, 'ko', true],
  [/\p{Script=Cyrillic}/gu, 'ru', false],
  [/\p{Script=Arabic}/gu, 'ar', false],
  [/\p{Script=Hebrew}/gu, 'he', true],
  [/\p{Script=Devanagari}/gu, 'hi', false],
  [/\p{Script=Thai}/gu, 'th', true],
  [/\p{Script=Greek}/gu, 'el', true],
]

/** Short words that are in every text of a language in Latin letters, and hardly in the others. */
const words: Readonly<Record<string, string>> = {
  en: 'the|and|of|to|is|with|you',
  de: 'der|die|und|das|ist|nicht|mit',
  fr: 'les|et|est|une|dans|pour|vous',
  es: 'los|y|el|una|con|del|por',
  'pt-BR': 'os|não|uma|com|você|ou|do',
}

/** The language of texts, by their script and, for Latin letters, by their most frequent words. */
export function textLanguage(texts: readonly string[]): TextLanguage {
  const prose = texts.map((text) => proseOf(text)).join('\n')
  const count = (pattern: RegExp) => prose.match(pattern)?.length ?? 0
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(/\p{Script=Han}/gu)
  // Chinese texts quote Japanese words, while kana are at least a third of a Japanese text.
  const eastern: readonly [number, string, boolean] =
    kana > han / 5 ? [kana + han, 'ja', true] : [han, chinese(count), true]
  const [letters, lang, isCertain] = [
    eastern,
    ...scripts.map(([script, name, isOnly]) => [count(script), name, isOnly] as const),
  ].reduce((most, other) => (other[0] > most[0] ? other : most))
  const latin = count(/\p{Script=Latin}/gu)
  // Texts about technology have many names in Latin letters, while others seldom quote another script.
  if (letters > (letters + latin) / 10) return { lang, isCertain: isCertain && letters > latin / 3 }
  const [first = ['en', 0], second = ['', 0]] = Object.entries(words)
    .map(([name, list]): [string, number] => [name, count(wholeWords(list))])
    .toSorted(([, a], [, b]) => b - a)
  return { lang: first[0], isCertain: first[1] > 3 * second[1] }
}

function wholeWords(list: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'giu')
}

/** What is neither code nor an address. */
function proseOf(text: string): string {
  let prose = ''
  mapProse(text, 'md', (run) => {
    prose += run
    return run
  })
  return prose.replaceAll(/https?:\S+|<[^<>]*>|\]\([^)]*\)/g, ' ')
}

/** Simplified, unless characters that only traditional texts have are more frequent than those of simplified ones. */
function chinese(count: (pattern: RegExp) => number): string {
  return count(/[這個們說時會對來為開]/gu) > count(/[这个们说时会对来为开]/gu) ? 'zh-Hant' : 'zh'
}
