import type { LayoutState } from './boxes.ts'
import { ofContainer, ofItem, type Declaration } from './declarations.ts'

function rule(selector: string, declarations: readonly Declaration[]): string[] {
  const lines = declarations
    .filter(({ initial }) => !initial)
    .map(({ property, value }) => `  ${property}: ${value};`)
  return lines.length > 0 ? [[`${selector} {`, ...lines, '}'].join('\n')] : []
}

/** What a stylesheet says: what most items have in common once, the others by their place. */
export function css(state: LayoutState): string {
  const texts = state.items.map((item) => JSON.stringify(ofItem(state, item)))
  const times = (text: string) => texts.filter((other) => other === text).length
  // Of two that are as frequent, the one that needs fewer words.
  const words = (text: string) => text.split('"initial":false').length
  const usual = texts.reduce((best, text) =>
    times(text) > times(best) || (times(text) === times(best) && words(text) < words(best))
      ? text
      : best,
  )
  const usualItem = state.items[texts.indexOf(usual)]
  const others = state.items.flatMap((item, index) => {
    if (texts[index] === usual) return []
    const own = ofItem(state, item)
    const common = usualItem ? ofItem(state, usualItem) : []
    // What the others declare must be taken back, even to what holds anyway.
    const differing = own
      .filter(({ value }, place) => value !== common[place]?.value)
      .map((declaration) => ({ ...declaration, initial: false }))
    return rule(`.shelf > :nth-child(${index + 1})`, differing)
  })
  return [
    ...rule('.shelf', ofContainer(state)),
    ...(usualItem ? rule('.shelf > *', ofItem(state, usualItem)) : []),
    ...others,
  ].join('\n\n')
}
