import type { LayoutState } from './layoutState.ts'
import { containerDeclarations, itemDeclarations, type Declaration } from './declarations.ts'

function rule(selector: string, declarations: readonly Declaration[]): string[] {
  const lines = declarations
    .filter(({ initial }) => !initial)
    .map(({ property, value }) => `  ${property}: ${value};`)
  return lines.length > 0 ? [[`${selector} {`, ...lines, '}'].join('\n')] : []
}

/** The style sheet: one rule for what most items have in common, and one for each item that differs. */
export function generateCss(state: LayoutState): string {
  const serializedItems = state.items.map((item) => JSON.stringify(itemDeclarations(state, item)))
  const frequency = (text: string) => serializedItems.filter((other) => other === text).length
  // Of two that are equally frequent, the one with fewer declarations.
  const declaredCount = (text: string) => text.split('"initial":false').length
  const mostCommon = serializedItems.reduce((best, text) =>
    frequency(text) > frequency(best) ||
    (frequency(text) === frequency(best) && declaredCount(text) < declaredCount(best))
      ? text
      : best,
  )
  const commonItem = state.items[serializedItems.indexOf(mostCommon)]
  const others = state.items.flatMap((item, index) => {
    if (serializedItems[index] === mostCommon) return []
    const declarations = itemDeclarations(state, item)
    const common = commonItem ? itemDeclarations(state, commonItem) : []
    // What the common rule declares must be reset, even to the initial value.
    const differing = declarations
      .filter(({ value }, position) => value !== common[position]?.value)
      .map((declaration) => ({ ...declaration, initial: false }))
    return rule(`.shelf > :nth-child(${index + 1})`, differing)
  })
  return [
    ...rule('.shelf', containerDeclarations(state)),
    ...(commonItem ? rule('.shelf > *', itemDeclarations(state, commonItem)) : []),
    ...others,
  ].join('\n\n')
}
