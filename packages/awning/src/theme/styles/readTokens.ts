/** Names and values, as a style sheet declares them. */
export type Declarations = Readonly<Record<string, string>>

/** What a rule declares, by its selector. */
export function readRule(css: string, selector: string): Declarations {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`there is no rule "${selector}"`)
  const text = css.slice(start, css.indexOf('}', start)).replace(/\/\*[^]*?\*\//g, '')
  const found = text.matchAll(/([\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

/** All tokens as each colour mode has them: the dark one says only what it changes. */
export function readTokens(css: string): { light: Declarations; dark: Declarations } {
  const light = readRule(css, ':root')
  return { light, dark: { ...light, ...readRule(css, "[data-theme='dark']") } }
}
