export const displays = ['flex', 'grid'] as const
export const directions = ['row', 'column'] as const
export const justifies = ['start', 'center', 'end', 'space-between', 'space-evenly'] as const
export const aligns = ['stretch', 'start', 'center', 'end'] as const
export const bases = ['auto', '0', '6rem', '50%'] as const
export const templates = [
  'repeat(3, 1fr)',
  'repeat(3, minmax(0, 1fr))',
  'repeat(auto-fill, minmax(5rem, 1fr))',
  'repeat(auto-fit, minmax(5rem, 1fr))',
  '6rem 1fr',
] as const

/** The properties of an item. */
export interface Item {
  readonly grow: number
  readonly shrink: number
  readonly basis: (typeof bases)[number]
  /** Whether it may be narrower than its content. */
  readonly mayShrink: boolean
  readonly columns: number
  readonly rows: number
}

export interface LayoutState {
  readonly display: (typeof displays)[number]
  readonly direction: (typeof directions)[number]
  readonly wrap: boolean
  readonly justify: (typeof justifies)[number]
  readonly align: (typeof aligns)[number]
  readonly alignInline: (typeof aligns)[number]
  readonly template: (typeof templates)[number]
  /** In pixels. */
  readonly gap: number
  /** In per cent of the available width. */
  readonly width: number
  /** Whether the second item has a word that does not break. */
  readonly hasLongWord: boolean
  readonly items: readonly Item[]
}

export const defaultItem: Item = {
  grow: 1,
  shrink: 1,
  basis: 'auto',
  mayShrink: false,
  columns: 1,
  rows: 1,
}

export const initialState: LayoutState = {
  display: 'flex',
  direction: 'row',
  wrap: false,
  justify: 'start',
  align: 'stretch',
  alignInline: 'stretch',
  template: 'repeat(3, 1fr)',
  gap: 12,
  width: 100,
  hasLongWord: false,
  items: Array.from({ length: 4 }, () => defaultItem),
}
