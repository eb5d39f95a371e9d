import { initial, plain, type Item, type LayoutState } from './boxes.ts'

export const presetNames = ['content', 'equal', 'trap', 'free', 'shelf', 'page'] as const
export type PresetName = (typeof presetNames)[number]

const four = (some: Partial<Item>): Item[] =>
  Array.from({ length: 4 }, () => ({ ...plain, ...some }))

/** Arrangements to begin from, each with something to see. */
export const presets: Readonly<Record<PresetName, LayoutState>> = {
  content: initial,
  equal: { ...initial, items: four({ basis: '0' }) },
  trap: { ...initial, long: true, width: 70, items: four({ basis: '0' }) },
  free: { ...initial, long: true, width: 70, items: four({ basis: '0', small: true }) },
  shelf: {
    ...initial,
    display: 'grid',
    template: 'repeat(auto-fill, minmax(5rem, 1fr))',
    items: Array.from({ length: 6 }, () => plain),
  },
  page: {
    ...initial,
    display: 'grid',
    template: '6rem 1fr',
    items: [{ ...plain, columns: 2 }, plain, plain, { ...plain, columns: 2 }],
  },
}
