import { workerData } from 'node:worker_threads'
import { findIntact, type FilesToFind } from './findIntact.ts'

findIntact(workerData as FilesToFind)
