import { declarationOf } from './utilities.ts'

const mediaVariants: Readonly<Record<string, string>> = {
  md: '@media (width >= 48rem)',
  dark: '@media (prefers-color-scheme: dark)',
}
const stateVariants = ['hover', 'focus'] as const

interface Generated {
  readonly css: string
  /** Classes for which there is no rule: the tool emits nothing and reports no error. */
  readonly unknown: readonly string[]
  /** The declarations of the classes without variants, for the preview. */
  readonly plain: readonly string[]
}

/** The rules for the classes that occur in the text, each once, media queries last. */
export function generateUtilities(classes: string): Generated {
  const names = [...new Set(classes.split(/\s+/).filter(Boolean))]
  const unknown: string[] = []
  const plain: string[] = []
  const rules: string[] = []
  const mediaRules: string[] = []
  for (const name of names) {
    const variants = name.split(':')
    const declaration = declarationOf(variants.pop() ?? '')
    const isKnown = variants.every((each) => each in mediaVariants || isState(each))
    if (!declaration || !isKnown) {
      unknown.push(name)
      continue
    }
    if (variants.length === 0) plain.push(declaration)
    const states = variants.filter(isState).map((each) => `:${each}`)
    const rule = `.${escape(name)}${states.join('')} {\n  ${declaration};\n}`
    const media = variants.flatMap((each) => mediaVariants[each] ?? [])
    if (media.length === 0) rules.push(rule)
    else mediaRules.push(media.reduceRight((inner, query) => wrap(query, inner), rule))
  }
  return { css: [...rules, ...mediaRules].join('\n'), unknown, plain }
}

function isState(variant: string): boolean {
  return stateVariants.some((each) => each === variant)
}

function wrap(query: string, inner: string): string {
  return `${query} {\n${inner.replaceAll(/^/gm, '  ')}\n}`
}

/** Escapes what is no part of an identifier in CSS: colons, brackets, points. */
function escape(name: string): string {
  return name.replaceAll(/[^\w-]/g, String.raw`\$&`)
}
