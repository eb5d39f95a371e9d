import { join } from 'node:path'
import { MissingFromCache } from '../../cache/missingFromCache.ts'
import { readSource } from '../../cache/recording.ts'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import type { Route } from '../../pages/route.ts'
import { BuildFailure } from '../buildFailure.ts'
import { withTimeLimit } from '../withTimeLimit.ts'
import { watchedWork, type WatchSlot } from './endlessLoops.ts'
import { frameMistake, renderMistake } from './renderMistake.ts'

export interface FailureOptions {
  readonly root: string
  /** Whether pages run code of the site. If not, an error is one of the engine, and keeps its stack. */
  readonly hasCode: boolean
  /** In milliseconds, for each page. */
  readonly timeLimit?: number | undefined
  /** For the thread that notices endless loops. */
  readonly slot?: WatchSlot | undefined
}

export const defaultTimeLimit = 60_000

/** A component that many pages share fails on all of them: more than these would hide what they have in common. */
const maxListed = 50

/** What is wrong with pages, as worker threads send it. */
export interface FoundFailures {
  readonly diagnostics: readonly Diagnostic[]
  /** Reports that are already text. */
  readonly reports: readonly string[]
}

/** Renders pages one after the other and collects what is wrong with them, so that all is reported at once. */
export class RenderFailures {
  readonly #options: FailureOptions
  /** By their text: a text that two languages share fails in both. */
  readonly #diagnostics = new Map<string, Diagnostic>()
  readonly #reports = new Set<string>()

  constructor(options: FailureOptions) {
    this.#options = options
  }

  /** The result of the work; undefined if it failed. */
  async attempt<Result>(
    route: Pick<Route, 'file' | 'path'>,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const { timeLimit = defaultTimeLimit, slot } = this.#options
    try {
      return await withTimeLimit(
        watchedWork(
          slot,
          () => formatDiagnostics([renderMistake(loopAfter(timeLimit), route)]),
          work,
        ),
        timeLimit,
        () => waitAfter(timeLimit),
      )
    } catch (error) {
      this.#add(error, route)
      return undefined
    }
  }

  /** Renders what all pages share. If that fails, no page can be rendered. */
  async frame<Result>(work: () => Promise<Result>): Promise<Result> {
    const { timeLimit = defaultTimeLimit, slot, hasCode } = this.#options
    try {
      return await withTimeLimit(
        watchedWork(slot, () => formatDiagnostics([frameMistake(loopAfter(timeLimit))]), work),
        timeLimit,
        () => waitAfter(timeLimit),
      )
    } catch (error) {
      if (!hasCode || error instanceof BuildFailure || error instanceof MissingFromCache)
        throw error
      throw new BuildFailure(formatDiagnostics([frameMistake(error)]))
    }
  }

  #add(error: unknown, route: Pick<Route, 'file' | 'path'>): void {
    if (error instanceof BuildFailure) {
      this.#reports.add(error.message)
      return
    }
    if (!this.#options.hasCode || error instanceof MissingFromCache) throw error
    const source = route.file && readSource(join(this.#options.root, route.file))?.toString()
    const diagnostic = renderMistake(error, route, source || '')
    this.#diagnostics.set(JSON.stringify(diagnostic), diagnostic)
  }

  get found(): FoundFailures {
    return { diagnostics: [...this.#diagnostics.values()], reports: [...this.#reports] }
  }

  /** Adds what a worker thread has found. */
  add({ diagnostics, reports }: FoundFailures): void {
    for (const diagnostic of diagnostics)
      this.#diagnostics.set(JSON.stringify(diagnostic), diagnostic)
    for (const report of reports) this.#reports.add(report)
  }

  /** Whether so much is wrong that no further page has to be rendered. */
  get isFull(): boolean {
    return this.#diagnostics.size + this.#reports.size >= maxListed
  }

  /** Throws a `BuildFailure` if any page failed. */
  throwIfAny(): void {
    const all = [...this.#diagnostics.values()]
    // A list shows the texts of its posts, so it fails with them.
    const named = all.filter(({ file }) => file !== siteCodeFile)
    const reports = [...this.#reports]
    if (all.length > 0) reports.push(formatDiagnostics(named.length > 0 ? named : all))
    if (reports.length === 0) return
    if (this.isFull) reports.push(`The build stopped after ${maxListed} mistakes of this kind.`)
    throw new BuildFailure(reports.join('\n\n'))
  }
}

function loopAfter(timeLimit: number): Error {
  return new Error(
    `it has not finished after ${timeLimit / 1000} seconds: its code loops without end`,
  )
}

function waitAfter(timeLimit: number): Error {
  return new Error(
    `it has not finished after ${timeLimit / 1000} seconds: a component waits for something that never comes`,
  )
}
