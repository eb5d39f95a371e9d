import type { PerLanguage } from '../language.ts'
import type { Checking } from './angular.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import type { Explanation } from './explanation.ts'
import type { Model } from './models.ts'
import type { Row, Way } from './parts.ts'
import type { Saving } from './react.ts'

type Each<Key extends string, Value = string> = Readonly<Record<Key, Value>>

export interface ChangeStrings {
  readonly model: string
  readonly way: string
  readonly ways: Each<Way>
  readonly saving: string
  readonly savings: Each<Saving>
  readonly checking: string
  readonly checkings: Each<Checking>
  readonly stage: string
  readonly idle: string
  /** As the page of each calls its four steps. */
  readonly stages: Each<Model, readonly [string, string, string, string]>
  readonly back: string
  readonly next: string
  readonly tree: string
  readonly names: Each<Row>
  readonly add: string
  readonly total: (sum: number) => readonly [string, number, string]
  readonly fates: {
    readonly told: Each<Model>
    readonly ran: Each<Model>
    readonly skipped: string
    readonly same: (count: number) => string
    readonly changed: (count: number) => string
    readonly written: string
  }
  readonly ran: Each<Model>
  readonly compared: Each<Model>
  readonly writes: string
  readonly table: string
  readonly tableHead: readonly [string, string, string]
  readonly explanations: Each<Explanation>
}

export const strings: PerLanguage<ChangeStrings> = { zh: chinese, en: english }

export const modelNames: Each<Model> = {
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
}
