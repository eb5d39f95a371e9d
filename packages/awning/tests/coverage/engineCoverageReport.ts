import type { Profiler } from 'node:inspector'
import { V8CoverageProvider } from '@vitest/coverage-v8/dist/provider.js'

type Reading = Parameters<V8CoverageProvider['readCoverageFiles']>[0]

interface Coverage {
  readonly result: readonly Profiler.ScriptCoverage[]
}

/** The report of Vitest, without the work that it repeats for each test file and each project, on one core while the others wait. */
export class EngineCoverageReport extends V8CoverageProvider {
  /** All projects transform the engine in the same way, so one conversion, as for the first of them, does for all. */
  override onAfterSuiteRun(meta: Parameters<V8CoverageProvider['onAfterSuiteRun']>[0]): void {
    const projectName = this.ctx.projects[0]?.name ?? ''
    super.onAfterSuiteRun({ ...meta, projectName })
  }

  /** Merges what all test files have covered at once; file by file, everything so far would be merged again for each. */
  override async readCoverageFiles({ onFileRead, onFinished, onDebug }: Reading): Promise<void> {
    const scripts: Profiler.ScriptCoverage[] = []
    await super.readCoverageFiles<Coverage>({
      onDebug,
      onFileRead: ({ result }) => {
        scripts.push(...result)
      },
      async onFinished(project, environment) {
        onFileRead({ result: scripts.splice(0) })
        await onFinished(project, environment)
      },
    })
  }
}
