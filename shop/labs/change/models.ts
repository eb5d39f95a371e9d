import { angular, type Checking } from './angular.ts'
import type { Part, Way } from './parts.ts'
import { react, type Saving } from './react.ts'
import type { Report } from './report.ts'
import { svelte } from './svelte.ts'
import { vue } from './vue.ts'

export const models = ['react', 'vue', 'svelte', 'angular'] as const
export type Model = (typeof models)[number]

/** What can be set. Each model looks only at its own. */
export interface Settings {
  readonly way: Way
  readonly saving: Saving
  readonly checking: Checking
}

/** How one writes it in each: as in the basket of its page. */
export const habits: Readonly<Record<Model, Way>> = {
  react: 'map',
  vue: 'mutate',
  svelte: 'mutate',
  angular: 'map',
}

export function simulate(model: Model, { way, saving, checking }: Settings): Report {
  switch (model) {
    case 'react':
      return react(way, saving)
    case 'vue':
      return vue(way)
    case 'svelte':
      return svelte(way)
    case 'angular':
      return angular(way, checking)
  }
}

/** The stages of every page: nothing yet, the change is announced, code runs, things are compared, DOM is written. */
export const stages = ['idle', 'told', 'ran', 'compared', 'written'] as const
export type Stage = (typeof stages)[number]

/** What has happened to a component at a stage. */
export type Fate = 'idle' | 'told' | 'ran' | 'skipped' | 'same' | 'changed' | 'written'

export function fateOf(report: Report, part: Part, stage: Stage): Fate {
  const has = (list: readonly Part[]) => list.includes(part)
  if (stage === 'idle') return 'idle'
  if (stage === 'told') return has(report.told) ? 'told' : 'idle'
  if (stage === 'ran') return has(report.ran) ? 'ran' : has(report.skipped) ? 'skipped' : 'idle'
  if (stage === 'compared')
    return report.compared[part] === undefined ? 'idle' : has(report.written) ? 'changed' : 'same'
  return has(report.written) ? 'written' : 'idle'
}
