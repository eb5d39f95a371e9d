import { join } from 'node:path'
import { isAsWritten, readLedger, type Ledger } from './buildManifest.ts'
import { listFolder } from '../output/listFolder.ts'

/**
 * The last build, if another would make the same: nothing it read has changed, and its output is as
 * it left it. Found out without loading any of what builds.
 */
export function upToDate(options: {
  readonly outDir: string
  readonly cacheDir: string
  /** Of what is there now. */
  readonly inputs: string
}): Ledger | undefined {
  const { outDir, cacheDir, inputs } = options
  const ledger = readLedger(cacheDir, outDir)
  return ledger?.inputs === inputs && isIntact(ledger) ? ledger : undefined
}

function isIntact({ outDir, files }: Ledger): boolean {
  const written = Object.entries(files)
  return (
    listFolder(outDir).length === written.length &&
    written.every(([path, file]) => isAsWritten(join(outDir, path), file))
  )
}
