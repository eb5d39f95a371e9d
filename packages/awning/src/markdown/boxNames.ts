import { admonitionKinds, type AdmonitionKind, type BodyStrings } from './writeContext.ts'

/** What a box looks like, and where its default title comes from. */
export interface BoxName {
  readonly kind: AdmonitionKind
  readonly title: (strings: Pick<BodyStrings, 'admonitions' | 'boxes'>) => string
}

const ofKind = (kind: AdmonitionKind): BoxName => ({
  kind,
  title: ({ admonitions }) => admonitions[kind],
})

const important: BoxName = { kind: 'info', title: ({ boxes }) => boxes.important }
const warning: BoxName = { kind: 'caution', title: ({ boxes }) => boxes.warning }

/** Names of boxes: the kinds themselves and what other engines call them. */
const boxes: ReadonlyMap<string, BoxName> = new Map([
  ...admonitionKinds.map((kind) => [kind, ofKind(kind)] as const),
  ['important', important],
  ['success', ofKind('tip')],
  ['secondary', ofKind('note')],
  ['warning', warning],
])

/** GitHub's alerts. There `CAUTION` is the most severe one, above `WARNING`. */
const alerts: ReadonlyMap<string, BoxName> = new Map([
  ...boxes,
  ['caution', { ...ofKind('caution'), kind: 'danger' }],
])

export const boxNames: readonly string[] = [...boxes.keys()]
export const alertNames = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']

export function boxNamed(name: string): BoxName | undefined {
  return boxes.get(name)
}

export function alertNamed(name: string): BoxName | undefined {
  return alerts.get(name.toLowerCase())
}
