import type { ResourceLimits } from 'node:worker_threads'

/**
 * Memory of a thread. Without a limit, V8 lets the heap grow instead of collecting garbage. New objects have what Node 20
 * gives them: Node 26 would give them twice as much, which takes more memory and no less time.
 */
export const threadLimits: ResourceLimits = {
  maxOldGenerationSizeMb: 400,
  maxYoungGenerationSizeMb: 48,
}
