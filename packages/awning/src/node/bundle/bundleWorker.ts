import { workerData } from 'node:worker_threads'
import { bundle, type BundleOptions } from './bundle.ts'

await bundle(workerData as BundleOptions)
