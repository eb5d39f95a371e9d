import type { Model, Settings, Stage } from './models.ts'

/** Which sentence says what happens at a stage. */
export type Explanation =
  | 'idle'
  | 'written'
  | 'stale'
  | `react.told.${'list' | 'mutate'}`
  | `react.ran.${'none' | 'memo' | 'compiler' | 'fresh'}`
  | `react.compared.${'all' | 'compiler'}`
  | `${'vue' | 'svelte'}.told.${'list' | 'mutate'}`
  | `${'vue' | 'svelte'}.ran.${'map' | 'mutate' | 'fresh'}`
  | 'vue.compared'
  | `svelte.compared.${'list' | 'mutate'}`
  | `angular.told.${'list' | 'mutate' | 'zone'}`
  | `angular.ran.${'map' | 'mutate' | 'fresh' | 'zone'}`
  | 'angular.compared'

export function explanationOf(model: Model, stage: Stage, settings: Settings): Explanation {
  const { way, saving, checking } = settings
  const kind = way === 'mutate' ? 'mutate' : 'list'
  if (stage === 'idle') return 'idle'
  switch (model) {
    case 'react':
      if (stage === 'told') return `react.told.${kind}`
      if (way === 'mutate') return 'stale'
      if (stage === 'written') return 'written'
      if (stage === 'ran') return `react.ran.${way === 'fresh' && saving !== 'none' ? way : saving}`
      return `react.compared.${saving === 'compiler' && way === 'map' ? saving : 'all'}`
    case 'vue':
      if (stage === 'told') return `vue.told.${kind}`
      if (stage === 'ran') return `vue.ran.${way}`
      return stage === 'compared' ? 'vue.compared' : 'written'
    case 'svelte':
      if (stage === 'told') return `svelte.told.${kind}`
      if (stage === 'ran') return `svelte.ran.${way}`
      return stage === 'compared' ? `svelte.compared.${kind}` : 'written'
    case 'angular': {
      const isZone = checking === 'zone'
      if (stage === 'told') return `angular.told.${isZone ? checking : kind}`
      if (stage === 'ran') return `angular.ran.${isZone ? checking : way}`
      if (stage === 'compared') return 'angular.compared'
      return way === 'mutate' && !isZone ? 'stale' : 'written'
    }
  }
}
