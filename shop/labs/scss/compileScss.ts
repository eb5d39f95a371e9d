import { parseScss, type ScssRule, type ScssSheet } from './parseScss.ts'

/** The CSS that Sass emits, or the code of what is wrong. */
export function compileScss(text: string): {
  readonly css: string
  readonly error?: ScssSheet['error']
} {
  const { variables, rules, error } = parseScss(text)
  if (error) return { css: '', error }
  const css = rules.flatMap((rule) => emit(rule, [], variables)).join('\n\n')
  return { css }
}

function emit(
  rule: ScssRule,
  parents: readonly string[],
  variables: ScssSheet['variables'],
): string[] {
  const isMedia = rule.selector.startsWith('@media')
  const selectors = isMedia ? parents : resolve(rule.selector, parents)
  const declarations = rule.declarations.map((each) => replaceVariables(each, variables))
  const block = writeBlock(selectors.join(', '), declarations)
  const inner = rule.rules.flatMap((nested) => emit(nested, selectors, variables))
  if (!isMedia) return [...block, ...inner]
  const media = [...block, ...inner].join('\n').replaceAll(/^(?=.)/gm, '  ')
  return media ? [`${replaceVariables(rule.selector, variables)} {\n${media}\n}`] : []
}

function writeBlock(selector: string, declarations: readonly string[]): string[] {
  if (declarations.length === 0) return []
  return [`${selector} {\n${declarations.map((each) => `  ${each};\n`).join('')}}`]
}

/** Combines the selectors of a nested rule with each of those around it. */
function resolve(selector: string, parents: readonly string[]): string[] {
  const own = selector.split(',').map((part) => part.trim())
  if (parents.length === 0) return own
  return parents.flatMap((parent) =>
    own.map((part) => (part.includes('&') ? part.replaceAll('&', parent) : `${parent} ${part}`)),
  )
}

function replaceVariables(text: string, variables: ScssSheet['variables']): string {
  return text.replaceAll(/\$[\w-]+/g, (name) => variables.get(name) ?? name)
}
