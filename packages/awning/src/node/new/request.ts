import type { NewFields } from '../commandLine.ts'

export const newKinds = ['doc', 'post', 'page', 'lab'] as const
export type NewKind = (typeof newKinds)[number]

/** What a person wants to create: kind, name (`guide/install`) and title are known. */
export interface NewRequest extends NewFields {
  readonly kind: NewKind
  readonly name: string
  readonly title: string
}
