import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with these files that exists until the end of the test. */
export function temporaryFolder(
  files: Readonly<Record<string, string | Buffer>> = {},
  /** Of the test's own context, in tests that run at the same time: the global one may belong to another of them. */
  whenFinished: (remove: () => void) => void = onTestFinished,
): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  whenFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, data] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), data)
  }
  return root
}
