import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whoever reads the file meets the old one or the new one, never half of one. */
export function replaceFile(file: string, data: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, data)
  renameSync(temporary, file)
}
