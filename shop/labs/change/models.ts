import { angular, type ChangeDetection } from './angular.ts'
import type { Component, UpdateStyle } from './components.ts'
import { react, type Memoization } from './react.ts'
import type { UpdateReport } from './updateReport.ts'
import { svelte } from './svelte.ts'
import { vue } from './vue.ts'

export const models = ['react', 'vue', 'svelte', 'angular'] as const
export type Model = (typeof models)[number]

/** The settings. Each framework uses only its own. */
export interface Settings {
  readonly updateStyle: UpdateStyle
  readonly memoization: Memoization
  readonly changeDetection: ChangeDetection
}

/** The usual update style of each framework, as in the example of its article. */
export const usualUpdateStyle: Readonly<Record<Model, UpdateStyle>> = {
  react: 'map',
  vue: 'mutate',
  svelte: 'mutate',
  angular: 'map',
}

export function simulate(
  model: Model,
  { updateStyle, memoization, changeDetection }: Settings,
): UpdateReport {
  switch (model) {
    case 'react':
      return react(updateStyle, memoization)
    case 'vue':
      return vue(updateStyle)
    case 'svelte':
      return svelte(updateStyle)
    case 'angular':
      return angular(updateStyle, changeDetection)
  }
}

/** The stages of an update: before it, change notified, code run, results compared, DOM written. The names are part of addresses. */
export const stages = ['idle', 'told', 'ran', 'compared', 'written'] as const
export type Stage = (typeof stages)[number]

/** What happens to a component at a stage. */
export type ComponentStatus = 'idle' | 'told' | 'ran' | 'skipped' | 'same' | 'changed' | 'written'

export function componentStatus(
  report: UpdateReport,
  component: Component,
  stage: Stage,
): ComponentStatus {
  const has = (list: readonly Component[]) => list.includes(component)
  if (stage === 'idle') return 'idle'
  if (stage === 'told') return has(report.notified) ? 'told' : 'idle'
  if (stage === 'ran') return has(report.ran) ? 'ran' : has(report.skipped) ? 'skipped' : 'idle'
  if (stage === 'compared')
    return report.compared[component] === undefined
      ? 'idle'
      : has(report.written)
        ? 'changed'
        : 'same'
  return has(report.written) ? 'written' : 'idle'
}
