/** Values of custom properties by name. */
export type Declarations = Readonly<Record<string, string>>

/** The custom properties that the rule with a selector declares. */
export function readRule(css: string, selector: string): Declarations {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`there is no rule "${selector}"`)
  const text = css
    .slice(start + selector.length, css.indexOf('}', start))
    .replace(/\/\*[^]*?\*\//g, '')
  const found = text.matchAll(/([\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

/** All tokens of each colour mode. The style sheet declares for the dark mode only what differs. */
export function readTokens(css: string): { light: Declarations; dark: Declarations } {
  const light = readRule(css, ':root')
  return { light, dark: { ...light, ...readRule(css, "[data-theme='dark']") } }
}
