import type { Profiler } from 'node:inspector'
import v8 from '@vitest/coverage-v8'
import type { CoverageProviderModule } from 'vitest/node'

interface Coverage {
  readonly result: readonly Profiler.ScriptCoverage[]
}

/**
 * The coverage of Vitest, for the sources of the engine alone: the bundled engine and the tests themselves, which count for
 * nothing, are about half of what a process reports after each test file.
 */
const engineCoverage: CoverageProviderModule = {
  ...v8,
  async takeCoverage(options) {
    const coverage = (await v8.takeCoverage?.(options)) as Coverage
    return { result: coverage.result.filter(({ url }) => url.includes('/packages/awning/src/')) }
  },
  async getProvider() {
    // Only the process that writes the report needs it.
    const { EngineCoverageReport } = await import('./engineCoverageReport.ts')
    return new EngineCoverageReport()
  },
}

export default engineCoverage
