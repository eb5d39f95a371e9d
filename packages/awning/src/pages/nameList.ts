/** What a description has room for; search engines cut longer ones. */
const room = 100

/** Names as a sentence lists them: all of them, or the first ones and an ellipsis. */
export function nameList(names: readonly string[], lang: string): string {
  let length = 0
  const end = names.findIndex((name, index) => (length += name.length) > room && index > 0)
  const shown = end < 0 ? names : names.slice(0, end)
  const text = new Intl.ListFormat(lang).format(shown)
  return end < 0 ? text : `${text}…`
}
