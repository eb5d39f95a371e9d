import type { Model, Settings, Stage } from './models.ts'

/** The keys of the sentences that explain a stage. */
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
  const { updateStyle, memoization, changeDetection } = settings
  const kind = updateStyle === 'mutate' ? 'mutate' : 'list'
  if (stage === 'idle') return 'idle'
  switch (model) {
    case 'react':
      if (stage === 'told') return `react.told.${kind}`
      if (updateStyle === 'mutate') return 'stale'
      if (stage === 'written') return 'written'
      if (stage === 'ran')
        return `react.ran.${updateStyle === 'fresh' && memoization !== 'none' ? updateStyle : memoization}`
      return `react.compared.${memoization === 'compiler' && updateStyle === 'map' ? memoization : 'all'}`
    case 'vue':
      if (stage === 'told') return `vue.told.${kind}`
      if (stage === 'ran') return `vue.ran.${updateStyle}`
      return stage === 'compared' ? 'vue.compared' : 'written'
    case 'svelte':
      if (stage === 'told') return `svelte.told.${kind}`
      if (stage === 'ran') return `svelte.ran.${updateStyle}`
      return stage === 'compared' ? `svelte.compared.${kind}` : 'written'
    case 'angular': {
      const isZone = changeDetection === 'zone'
      if (stage === 'told') return `angular.told.${isZone ? changeDetection : kind}`
      if (stage === 'ran') return `angular.ran.${isZone ? changeDetection : updateStyle}`
      if (stage === 'compared') return 'angular.compared'
      return updateStyle === 'mutate' && !isZone ? 'stale' : 'written'
    }
  }
}
