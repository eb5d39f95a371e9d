import type { PerLanguage } from '../language.ts'
import type { ChangeDetection } from './angular.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import type { Explanation } from './explanation.ts'
import type { Model } from './models.ts'
import type { Row, UpdateStyle } from './components.ts'
import type { Memoization } from './react.ts'

type Each<Key extends string, Value = string> = Readonly<Record<Key, Value>>

export interface ChangeStrings {
  readonly model: string
  readonly updateStyle: string
  readonly updateStyles: Each<UpdateStyle>
  readonly memoization: string
  readonly memoizations: Each<Memoization>
  readonly changeDetection: string
  readonly changeDetections: Each<ChangeDetection>
  readonly stage: string
  readonly idle: string
  /** The names of the four stages in the article of each framework. */
  readonly stages: Each<Model, readonly [string, string, string, string]>
  readonly back: string
  readonly next: string
  readonly tree: string
  readonly names: Each<Row>
  readonly add: string
  readonly total: (sum: number) => readonly [string, number, string]
  readonly statuses: {
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
