// Node 20 cannot run TypeScript, and a worker under vitest has no loader for it, so this file registers one.
import { register } from 'tsx/esm/api'

register()
await import('./highlightWorker.ts')
