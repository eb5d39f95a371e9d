import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SourceFolder } from './source/sourceFolder.ts'
import type { ImporterName } from './importers.ts'
import { reportFile, runImport } from './runImport.ts'

export interface ImportedFiles {
  /** The text of a file of the new site; undefined if there is none. */
  readonly read: (path: string) => string | undefined
  readonly report: string
  readonly settings: string
}

/** Imports a small site, and returns what was written. */
export async function importedFiles(
  from: ImporterName,
  files: Readonly<Record<string, string>>,
): Promise<ImportedFiles> {
  const root = mkdtempSync(join(tmpdir(), 'import-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      const place = join(root, 'source', path)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
    }
    const to = join(root, 'new')
    await runImport({ from, folder: join(root, 'source'), to })
    const written = new Map(
      new SourceFolder(to).files().map((path) => [path, readFileSync(join(to, path), 'utf8')]),
    )
    const read = (path: string) => written.get(path)
    return { read, report: read(reportFile) ?? '', settings: read('site.config.ts') ?? '' }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
