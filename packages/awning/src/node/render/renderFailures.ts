import { join } from 'node:path'
import { MissingFromCache } from '../../cache/missingFromCache.ts'
import { readSource } from '../../cache/recording.ts'
import { siteCodeFile } from '../../config/siteCodeFile.ts'
import { formatDiagnostics, type Diagnostic } from '../../content/diagnostic.ts'
import type { Route } from '../../pages/route.ts'
import { BuildFailure } from '../buildFailure.ts'
import { withTimeLimit } from '../withTimeLimit.ts'
import { renderMistake } from './renderMistake.ts'

export interface FailureOptions {
  readonly root: string
  /** Whether pages run code of the site. If not, an error is one of the engine, and keeps its stack. */
  readonly hasCode: boolean
  /** In milliseconds, for each page. */
  readonly timeLimit?: number | undefined
}

const defaultTimeLimit = 60_000

/** Renders pages one after the other and collects what is wrong with them, so that all is reported at once. */
export class RenderFailures {
  readonly #options: FailureOptions
  /** By their text: a text that two languages share fails in both. */
  readonly #diagnostics = new Map<string, Diagnostic>()
  readonly #reports: string[] = []

  constructor(options: FailureOptions) {
    this.#options = options
  }

  /** The result of the work; undefined if it failed. */
  async attempt<Result>(
    route: Pick<Route, 'file' | 'path'>,
    work: () => Promise<Result>,
  ): Promise<Result | undefined> {
    const { timeLimit = defaultTimeLimit } = this.#options
    try {
      return await withTimeLimit(
        work(),
        timeLimit,
        () =>
          new Error(
            `it has not finished after ${timeLimit / 1000} seconds: a component waits for something that never comes`,
          ),
      )
    } catch (error) {
      this.#add(error, route)
      return undefined
    }
  }

  #add(error: unknown, route: Pick<Route, 'file' | 'path'>): void {
    if (error instanceof BuildFailure) {
      if (!this.#reports.includes(error.message)) this.#reports.push(error.message)
      return
    }
    if (!this.#options.hasCode || error instanceof MissingFromCache) throw error
    const source = route.file && readSource(join(this.#options.root, route.file))?.toString()
    const diagnostic = renderMistake(error, route, source || '')
    this.#diagnostics.set(JSON.stringify(diagnostic), diagnostic)
  }

  /** Throws a `BuildFailure` if any page failed. */
  throwIfAny(): void {
    const all = [...this.#diagnostics.values()]
    // A list shows the texts of its posts, so it fails with them.
    const named = all.filter(({ file }) => file !== siteCodeFile)
    const reports = [...this.#reports]
    if (all.length > 0) reports.push(formatDiagnostics(named.length > 0 ? named : all))
    if (reports.length > 0) throw new BuildFailure(reports.join('\n\n'))
  }
}
