import { initialState, defaultItem, type Item, type LayoutState } from './layoutState.ts'

export const presetNames = ['content', 'equal', 'trap', 'free', 'shelf', 'page'] as const
export type PresetName = (typeof presetNames)[number]

const fourItems = (some: Partial<Item>): Item[] =>
  Array.from({ length: 4 }, () => ({ ...defaultItem, ...some }))

/** Layouts to start from, each of which shows one effect. */
export const presets: Readonly<Record<PresetName, LayoutState>> = {
  content: initialState,
  equal: { ...initialState, items: fourItems({ basis: '0' }) },
  trap: { ...initialState, hasLongWord: true, width: 70, items: fourItems({ basis: '0' }) },
  free: {
    ...initialState,
    hasLongWord: true,
    width: 70,
    items: fourItems({ basis: '0', mayShrink: true }),
  },
  shelf: {
    ...initialState,
    display: 'grid',
    template: 'repeat(auto-fill, minmax(5rem, 1fr))',
    items: Array.from({ length: 6 }, () => defaultItem),
  },
  page: {
    ...initialState,
    display: 'grid',
    template: '6rem 1fr',
    items: [
      { ...defaultItem, columns: 2 },
      defaultItem,
      defaultItem,
      { ...defaultItem, columns: 2 },
    ],
  },
}
