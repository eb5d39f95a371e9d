import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Machine } from './machine.ts'
import type { PeerId } from './peers/peer.ts'

/**
 * cold: no cache, no output. kept: the bundled engine is cached, no content is. unchanged: right
 * after another build. changed: one document has one more sentence.
 */
export const buildModes = ['cold', 'kept', 'unchanged', 'changed'] as const
export type BuildMode = (typeof buildModes)[number]

export const byteKinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const
export type ByteKind = (typeof byteKinds)[number]

/**
 * first: the first thing a reader does is to click. prefetched: the page is at rest, the pointer
 * has moved, the link is in view. unprefetched: likewise, but the link was never in view.
 */
export const situations = ['first', 'prefetched', 'unprefetched'] as const
export type Situation = (typeof situations)[number]

interface Measured {
  readonly peer: PeerId
  readonly version: string
  readonly documents: number
}

export interface BuildRecord extends Measured {
  readonly kind: 'build'
  readonly mode: BuildMode
  readonly run: number
  readonly outcome: 'done' | 'failed' | 'stopped'
  readonly seconds: number
  /** Of all its processes together; 0 where the system does not tell. */
  readonly peakBytes: number
  readonly outputBytes: number
  /** Load average of the machine before it began. */
  readonly load: number
  /** What it said when it failed. */
  readonly message?: string
}

export interface WeightRecord extends Measured {
  readonly kind: 'weight'
  readonly requests: number
  /** Brotli 11, without what the page fetches ahead for later. */
  readonly bytes: Readonly<Record<ByteKind, number>>
  readonly prefetchedBytes: number
  /** Characters of script that the browser evaluated before the reader did anything. */
  readonly script: number
  /** Those of them in functions that ran. */
  readonly scriptRan: number
}

export interface VisitRecord extends Measured {
  readonly kind: 'visit'
  readonly run: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
}

export interface NavigationRecord extends Measured {
  readonly kind: 'navigation'
  readonly situation: Situation
  readonly throttled: boolean
  readonly run: number
  /** From the click to the frame that shows the heading of the next page. */
  readonly ms: number
  readonly bytes: number
}

/** Why something was not measured. */
export interface FailureRecord {
  readonly kind: 'failure'
  readonly peer: PeerId
  readonly documents?: number
  readonly what: 'install' | 'weight' | 'pages'
  readonly reason: string
}

export type BenchRecord =
  | { readonly kind: 'machine'; readonly date: string; readonly machine: Machine }
  | BuildRecord
  | WeightRecord
  | VisitRecord
  | NavigationRecord
  | FailureRecord

/** Every measurement is a line of a file, written when it is made: a run that breaks off can go on. */
export class Records {
  readonly #file: string
  readonly all: BenchRecord[]

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    this.all = existsSync(file) ? parseRecords(readFileSync(file, 'utf8')) : []
  }

  add(record: BenchRecord): void {
    this.all.push(record)
    appendFileSync(this.#file, `${JSON.stringify(record)}\n`)
  }
}

/** A line that was cut off when a run was stopped is a measurement that was not made. */
export function parseRecords(text: string): BenchRecord[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as BenchRecord]
    } catch {
      return []
    }
  })
}
