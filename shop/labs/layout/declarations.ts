import type { Item, LayoutState } from './layoutState.ts'

/** A declaration; `initial` if its value is the initial value of the property. */
export interface Declaration {
  readonly property: string
  readonly value: string
  readonly initial: boolean
}

function declare(property: string, value: string, initialValue?: string): Declaration {
  return { property, value, initial: value === initialValue }
}

export function containerDeclarations(state: LayoutState): Declaration[] {
  const gap = declare('gap', `${state.gap}px`, '0px')
  const align = declare('align-items', state.align, 'stretch')
  if (state.display === 'grid') {
    return [
      declare('display', 'grid'),
      declare('grid-template-columns', state.template),
      gap,
      declare('justify-items', state.alignInline, 'stretch'),
      align,
    ]
  }
  return [
    declare('display', 'flex'),
    declare('flex-direction', state.direction, 'row'),
    declare('flex-wrap', state.wrap ? 'wrap' : 'nowrap', 'nowrap'),
    gap,
    declare('justify-content', state.justify, 'start'),
    align,
  ]
}

export function itemDeclarations({ display }: LayoutState, item: Item): Declaration[] {
  const minSize = declare('min-inline-size', item.mayShrink ? '0' : 'auto', 'auto')
  if (display === 'flex')
    return [declare('flex', `${item.grow} ${item.shrink} ${item.basis}`, '0 1 auto'), minSize]
  return [
    declare('grid-column', `span ${item.columns}`, 'span 1'),
    declare('grid-row', `span ${item.rows}`, 'span 1'),
    minSize,
  ]
}

/** All declarations for a style attribute, since they must override those of the previous state. */
export function inlineStyle(declarations: readonly Declaration[]): string {
  return declarations.map(({ property, value }) => `${property}: ${value}`).join('; ')
}
