/** Names as a message lists them: the first ones, and how many there are besides. */
export function shortList(names: readonly string[], most: number): string {
  const more = names.length > most ? `, and ${names.length - most} more` : ''
  return names.slice(0, most).join(', ') + more
}

/** A message about one of thousands of names would be as long as a text, and there may be thousands of messages. */
export const mostListed = 50
