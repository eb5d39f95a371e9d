import { parentPort, workerData } from 'node:worker_threads'
import { bundle, type BundleOptions } from './bundle.ts'

parentPort?.postMessage(await bundle(workerData as BundleOptions))
