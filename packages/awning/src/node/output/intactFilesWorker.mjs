// Node 20 cannot run TypeScript, and a worker under vitest has no loader for it: it brings its own.
import { register } from 'tsx/esm/api'

register()
await import('./intactFilesWorker.ts')
