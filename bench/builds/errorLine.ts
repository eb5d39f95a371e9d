/** The first line of a message that mentions an error, or else the last line, without paths of this machine. */
export function errorLine(message: string, repository: string): string {
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
