import { pathToFileURL } from 'node:url'
import { withTimeLimit } from './withTimeLimit.ts'

const timeLimit = 60_000

/**
 * Imports a bundled module of a site. With source maps, an error in it has its position in the source
 * file. A module that waits for something that never comes is an error too.
 */
export async function importSiteModule(module: string): Promise<Record<string, unknown>> {
  process.setSourceMapsEnabled(true)
  try {
    const loading: Promise<Record<string, unknown>> = import(pathToFileURL(module).href)
    return await withTimeLimit(
      loading,
      timeLimit,
      () => new Error(`it has not finished after ${timeLimit / 1000} seconds: an await never ends`),
    )
  } catch (error) {
    // The positions are looked up when the stack is read for the first time.
    if (error instanceof Error) void error.stack
    throw error
  } finally {
    process.setSourceMapsEnabled(false)
  }
}
