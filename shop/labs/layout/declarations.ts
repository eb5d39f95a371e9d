import type { Item, LayoutState } from './boxes.ts'

/** A declaration; `initial` when it says what holds anyway. */
export interface Declaration {
  readonly property: string
  readonly value: string
  readonly initial: boolean
}

function declare(property: string, value: string, otherwise?: string): Declaration {
  return { property, value, initial: value === otherwise }
}

export function ofContainer(state: LayoutState): Declaration[] {
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

export function ofItem({ display }: LayoutState, item: Item): Declaration[] {
  const small = declare('min-inline-size', item.small ? '0' : 'auto', 'auto')
  if (display === 'flex')
    return [declare('flex', `${item.grow} ${item.shrink} ${item.basis}`, '0 1 auto'), small]
  return [
    declare('grid-column', `span ${item.columns}`, 'span 1'),
    declare('grid-row', `span ${item.rows}`, 'span 1'),
    small,
  ]
}

/** For an element: all of them, since it must forget what it had before. */
export function inline(declarations: readonly Declaration[]): string {
  return declarations.map(({ property, value }) => `${property}: ${value}`).join('; ')
}
