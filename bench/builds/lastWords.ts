/** The first line that speaks of an error, else the last one; without where on this machine it happened. */
export function lastWords(message: string, repository: string): string {
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const line = lines.find((each) => /error|heap|memory/i.test(each)) ?? lines.at(-1) ?? ''
  return line
    .replaceAll(`${repository}/`, '')
    .replace(/(?<![\w.-])(?:[A-Za-z]:)?(?:[\\/][\w.@+-]+)+[\\/]([\w.@+-]+)/g, '$1')
    .slice(0, 200)
}
