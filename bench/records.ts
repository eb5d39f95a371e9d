import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Measured } from './content/corpus.ts'
import type { Machine } from './machine.ts'
import type { PeerId } from './peers/peer.ts'

/**
 * cold: no cache, no output. unchanged: right after another build. changed: one document has one more
 * sentence. added: there is one more document. moved: one document has another place in its folder.
 */
export const buildModes = ['cold', 'unchanged', 'changed', 'added', 'moved'] as const
export type BuildMode = (typeof buildModes)[number]

export const byteKinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const
export type ByteKind = (typeof byteKinds)[number]

/**
 * first: the click is the first interaction. prefetched: the page is idle, the pointer has moved, and
 * the link is in view. unprefetched: the same, but the link was never in view.
 */
export const situations = ['first', 'prefetched', 'unprefetched'] as const
export type Situation = (typeof situations)[number]

/** A measurement of a generator. */
interface OfPeer extends Measured {
  readonly peer: PeerId
  readonly version: string
}

export interface BuildRecord extends OfPeer {
  readonly kind: 'build'
  readonly mode: BuildMode
  readonly run: number
  readonly outcome: 'done' | 'failed' | 'stopped'
  readonly seconds: number
  /** Memory of all its processes together; 0 where it cannot be measured. */
  readonly peakBytes: number
  readonly outputBytes: number
  /** Load average of the machine before it began. */
  readonly load: number
  /** The error, if it failed. */
  readonly message?: string
}

export interface WeightRecord extends OfPeer {
  readonly kind: 'weight'
  readonly requests: number
  /** Bytes with brotli 11, without prefetched files. */
  readonly bytes: Readonly<Record<ByteKind, number>>
  readonly prefetchedBytes: number
  /** Characters of script that the browser evaluated before the reader did anything. */
  readonly script: number
  /** Those of them in functions that ran. */
  readonly scriptRan: number
}

export interface VisitRecord extends OfPeer {
  readonly kind: 'visit'
  readonly run: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blocked: number
}

export interface NavigationRecord extends OfPeer {
  readonly kind: 'navigation'
  readonly situation: Situation
  readonly throttled: boolean
  readonly run: number
  /** From the click to the frame that shows the heading of the next page. */
  readonly ms: number
  readonly bytes: number
}

/** cold: without any cache. warm: right after another start. */
export const devModes = ['cold', 'warm'] as const
export type DevMode = (typeof devModes)[number]

/** A dev server, from its command on; all times in milliseconds. */
export interface DevRecord extends OfPeer {
  readonly kind: 'dev'
  readonly mode: DevMode
  readonly run: number
  /** Until it responded to a request for a page with status 200. */
  readonly answered: number
  /** Until that page was on screen. */
  readonly shown: number
  /** From saving a document to the frame that shows the change. */
  readonly edits: readonly number[]
}

/** Why something was not measured. */
export interface FailureRecord extends Partial<Measured> {
  readonly kind: 'failure'
  readonly peer: PeerId
  readonly what: 'install' | 'weight' | 'pages' | 'dev'
  readonly reason: string
}

/** The real texts that were measured. */
export interface ContentRecord extends Measured {
  readonly kind: 'content'
  readonly sources: readonly ContentSource[]
}

/** Where real texts are from. */
export interface ContentSource {
  /** `facebook/docusaurus`, or the name of a folder. */
  readonly name: string
  /** Absent where the folder is no clone of a repository. */
  readonly commit?: string
  readonly documents: number
}

export type BenchRecord =
  | { readonly kind: 'machine'; readonly date: string; readonly machine: Machine }
  | BuildRecord
  | WeightRecord
  | VisitRecord
  | NavigationRecord
  | DevRecord
  | FailureRecord
  | ContentRecord

/** Every measurement is appended to a file as a line, so that an interrupted run can continue. */
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

/** Ignores a line that is incomplete because the run was stopped. */
export function parseRecords(text: string): BenchRecord[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as BenchRecord]
    } catch {
      return []
    }
  })
}
