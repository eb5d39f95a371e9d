import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders = new Set<string>()

// A worker that Playwright stops, for example after a timeout, closes no fixtures.
process.once('exit', () => folders.forEach(removeFolder))

export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  folders.add(folder)
  return folder
}

export function removeFolder(folder: string): void {
  folders.delete(folder)
  // The processes that used it may take a moment to end.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}
