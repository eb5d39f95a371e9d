/** Writes the hash of the original into the front matter of a translation, which is then up to date. */
export function recordSource(translation: string, hash: string): string {
  // YAML reads 562453630100 and 5624536301e4 as numbers, unless they are in quotes.
  const field = `source: ${/^\d+(?:e\d+)?$/.test(hash) ? `'${hash}'` : hash}`
  const block = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(translation)
  if (block?.index !== 0) return `---\n${field}\n---\n\n${translation}`
  const fields = block[1] ?? ''
  const recorded = /^source:.*$/m.test(fields)
    ? fields.replace(/^source:.*$/m, field)
    : `${fields}${field}\n`
  return `---\n${recorded}---${translation.slice(block[0].length)}`
}
