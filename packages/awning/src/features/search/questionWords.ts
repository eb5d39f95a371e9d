/**
 * Words that make a question of what a reader looks for. Texts answer questions without repeating them, so
 * `怎么垂直居中` is a search for `垂直居中`, and `how do I center a div` one for `center div`.
 */
const chinese =
  /请问|为什么|为何|(?:是|有|叫)?什么(?:是|叫)?|怎么(?:样|办|做|写|用)?|怎样|如何|有?哪些|哪个|(?:之间)?的?区别|[吗呢]$/g

/** Only at the beginning of a query: `when` and `do` are words of code, too. */
const englishStart =
  /^(?:how|what|why|when|where|which|who|difference|should i|do i|is (?:it|there))(?![\w-])/

const english = new Set(
  'how what why when where which who difference between vs versus should do does did is are i you we it there my your a an the to of and or s'.split(
    ' ',
  ),
)

/** What joins two names, in Chinese and Japanese: both are looked for, and not what is between them. */
const joining = new Set([...'和与跟及或的のをにはがとで', 'vs', 'versus'])

export interface Question {
  /** The query without these words, unless it consists of them. */
  readonly wanted: string
  /** The words, for headings that ask the same. */
  readonly asked: readonly string[]
}

/** Takes the words of a question out of a folded query. */
export function parseQuestion(folded: string): Question {
  const isEnglish = englishStart.test(folded)
  const isAsked = (word: string) => isEnglish && english.has(word)
  const words = folded.replace(chinese, ' ').split(/\s+/)
  const wanted = words.filter((word) => word !== '' && !isAsked(word) && !joining.has(word))
  if (wanted.length === 0) return { wanted: folded, asked: [] }
  const asked = [...(folded.match(chinese) ?? []), ...words.filter(isAsked)]
  return { wanted: wanted.join(' '), asked: asked.filter((word) => word.length > 2 || !isEnglish) }
}

/** Whether a word or character says nothing by itself. */
export function isJoining(text: string): boolean {
  return joining.has(text)
}
