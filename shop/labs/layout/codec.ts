import type { LabCodec } from 'awning/lab'
import * as boxes from './layoutState.ts'
import type { Item, LayoutState } from './layoutState.ts'

const { aligns, bases, directions, displays, initialState, justifies, templates } = boxes

/** Minimum, maximum and step of the numbers. */
export const ranges = { gap: [0, 32, 4], width: [40, 100, 5], items: [1, 6, 1] } as const

function readNumber(text: string | undefined, name: keyof typeof ranges): number | undefined {
  const [min, max, step] = ranges[name]
  const value = text && /^\d{1,3}$/.test(text) ? Number(text) : NaN
  return value >= min && value <= max && value % step === 0 ? value : undefined
}

function writeItem({ grow, shrink, basis, mayShrink, columns, rows }: Item): string {
  return [grow, shrink, bases.indexOf(basis), Number(mayShrink), columns, rows].join('')
}

function readItem(text: string): Item | undefined {
  if (!/^[0-3]{2}[0-3][01][1-3][12]$/.test(text)) return undefined
  const [grow = 0, shrink = 0, basis = 0, mayShrink, columns = 1, rows = 1] = Array.from(
    text,
    Number,
  )
  return { grow, shrink, basis: bases[basis] ?? 'auto', mayShrink: mayShrink === 1, columns, rows }
}

/** `00000000.12.100.110011-110011`: the choices by their indices, gap, width, the items. */
export const codec: LabCodec<LayoutState> = {
  initial: initialState,
  encode: (state) => {
    const choices = [
      displays.indexOf(state.display),
      directions.indexOf(state.direction),
      Number(state.wrap),
      justifies.indexOf(state.justify),
      aligns.indexOf(state.align),
      aligns.indexOf(state.alignInline),
      templates.indexOf(state.template),
      Number(state.hasLongWord),
    ]
    const items = state.items.map(writeItem).join('-')
    return [choices.join(''), state.gap, state.width, items].join('.')
  },
  decode(text) {
    const [choices = '', gapText, widthText, itemsText = '', ...extraParts] = text.split('.')
    if (!/^\d{8}$/.test(choices) || extraParts.length > 0) return undefined
    const indices = Array.from(choices, Number)
    const display = displays[indices[0] ?? 9]
    const direction = directions[indices[1] ?? 9]
    const justify = justifies[indices[3] ?? 9]
    const align = aligns[indices[4] ?? 9]
    const alignInline = aligns[indices[5] ?? 9]
    const template = templates[indices[6] ?? 9]
    const gap = readNumber(gapText, 'gap')
    const width = readNumber(widthText, 'width')
    const items = itemsText.split('-', 7).map(readItem)
    const known = items.filter((item) => item !== undefined)
    if (!display || !direction || !justify || !align || !alignInline || !template) return undefined
    if (gap === undefined || width === undefined) return undefined
    if (known.length !== items.length || known.length > 6) return undefined
    const wrap = indices[2] === 1
    const hasLongWord = indices[7] === 1
    return {
      display,
      direction,
      wrap,
      justify,
      align,
      alignInline,
      template,
      gap,
      width,
      hasLongWord,
      items: known,
    }
  },
}
