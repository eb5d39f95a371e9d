/** A rule with its declarations and the rules inside it. */
export interface ScssRule {
  readonly selector: string
  readonly declarations: readonly string[]
  readonly rules: readonly ScssRule[]
}

export interface ScssSheet {
  readonly variables: ReadonlyMap<string, string>
  readonly rules: readonly ScssRule[]
  /** The code of what is wrong, if the text cannot be read. */
  readonly error?: 'braces' | 'semicolon'
}

/** Reads the part of SCSS that the lab knows: variables at the top level, declarations and nested rules. */
export function parseScss(text: string): ScssSheet {
  const variables = new Map<string, string>()
  const source = text.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
  let position = 0

  function parseBody(depth: number): Omit<ScssRule, 'selector'> {
    const declarations: string[] = []
    const rules: ScssRule[] = []
    let start = position
    for (; position < source.length; position += 1) {
      const character = source[position]
      if (character === ';') {
        declarations.push(source.slice(start, position).trim())
        start = position + 1
      } else if (character === '{') {
        const selector = source.slice(start, position).trim().replaceAll(/\s+/g, ' ')
        position += 1
        rules.push({ selector, ...parseBody(depth + 1) })
        start = position + 1
      } else if (character === '}') {
        if (depth === 0) throw new SyntaxError('braces')
        break
      }
    }
    if (depth > 0 && source[position] !== '}') throw new SyntaxError('braces')
    const rest = source.slice(start, position).trim()
    if (rest && (depth === 0 || !rest.includes(':'))) throw new SyntaxError('semicolon')
    return { rules, declarations: [...declarations, rest].filter(Boolean) }
  }

  try {
    const { declarations, rules } = parseBody(0)
    for (const declaration of declarations) {
      const [name = '', ...value] = declaration.split(':')
      if (name.trim().startsWith('$')) variables.set(name.trim(), value.join(':').trim())
    }
    return { variables, rules }
  } catch (error) {
    const isBraces = error instanceof SyntaxError && error.message === 'braces'
    return { variables, rules: [], error: isBraces ? 'braces' : 'semicolon' }
  }
}
