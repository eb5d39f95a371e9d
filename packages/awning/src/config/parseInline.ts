/** A piece of a line of text that the settings contain. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly children: readonly Inline[] }

/** A backslash before a mark, code, a link, strong text, emphasis. */
const pieces =
  /\\([\\`*[\]()])|`([^`]+)`|\[((?:[^[\]\\]|\\.)+)\]\(([^\s()]+)\)|\*\*(?![\s*])(.+?)(?<!\s)\*\*(?!\*)|\*(?![\s*])(.+?)(?<!\s)\*(?!\*)/g

/**
 * Reads links, strong text, emphasis and code, the Markdown that a line of the footer or an announcement
 * needs. The full parser is not used here: settings are read before anything else, also in the theme.
 */
export function parseInline(line: string): Inline[] {
  const found: Inline[] = []
  let end = 0
  const addText = (text: string) => {
    const last = found.at(-1)
    if (last?.kind === 'text') found[found.length - 1] = { kind: 'text', text: last.text + text }
    else if (text !== '') found.push({ kind: 'text', text })
  }
  for (const match of line.matchAll(pieces)) {
    addText(line.slice(end, match.index))
    end = match.index + match[0].length
    const [, escaped, code, label, to, strong, emphasis] = match
    if (escaped !== undefined) addText(escaped)
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (label !== undefined && to !== undefined)
      found.push({ kind: 'link', to, children: parseInline(label) })
    else if (strong !== undefined) found.push({ kind: 'strong', children: parseInline(strong) })
    else found.push({ kind: 'emphasis', children: parseInline(emphasis ?? '') })
  }
  addText(line.slice(end))
  return found
}

/** The targets of the links in a line. */
export function linksIn(line: string): string[] {
  const targets = (list: readonly Inline[]): string[] =>
    list.flatMap((piece) => {
      switch (piece.kind) {
        case 'text':
        case 'code':
          return []
        case 'link':
          return [piece.to, ...targets(piece.children)]
        case 'strong':
        case 'emphasis':
          return targets(piece.children)
      }
    })
  return targets(parseInline(line))
}

/** The words of a line, without its marks. */
export function plainInline(line: string): string {
  const words = (list: readonly Inline[]): string =>
    list.map((piece) => ('text' in piece ? piece.text : words(piece.children))).join('')
  return words(parseInline(line))
}
