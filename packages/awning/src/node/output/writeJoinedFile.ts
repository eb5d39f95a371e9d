import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { ChangedSource } from '../../cache/changedSource.ts'
import { lineEnd, type JoinedFiles, type JoinedRange } from '../../content/joinedFiles.ts'

const chunkSize = 1 << 20

/** A part as bytes, or as the place where an older file has it. */
export type JoinedPart = Buffer | JoinedRange

/**
 * Writes a file that consists of others. It may be very large while little of it is new, so the rest is copied from its last version
 * piece by piece, and never in memory as a whole.
 */
export function writeJoinedFile(
  file: string,
  { start, paths }: JoinedFiles,
  lastVersion: string,
  partOf: (path: string) => JoinedPart,
): void {
  const target = openSync(file, 'w')
  const source = new RangeCopy(lastVersion, target)
  try {
    writeFileSync(target, start)
    for (const path of paths) {
      const part = partOf(path)
      if (!Buffer.isBuffer(part)) source.add(part)
      else {
        source.flush()
        writeFileSync(target, Buffer.concat([lineEnd, part]))
      }
    }
    source.flush()
  } finally {
    source.close()
    closeSync(target)
  }
}

/** Copies parts of a file to the end of another. Those that follow one another are one part. */
class RangeCopy {
  readonly #file: string
  readonly #target: number
  #source: number | undefined
  #range: JoinedRange = { from: 0, to: 0 }
  #chunk: Buffer | undefined

  constructor(file: string, target: number) {
    this.#file = file
    this.#target = target
  }

  add({ from, to }: JoinedRange): void {
    if (from === this.#range.to) this.#range = { from: this.#range.from, to }
    else {
      this.flush()
      this.#range = { from, to }
    }
  }

  flush(): void {
    let { from } = this.#range
    const { to } = this.#range
    if (from === to) return
    this.#source ??= openSync(this.#file, 'r')
    this.#chunk ??= Buffer.allocUnsafe(chunkSize)
    while (from < to) {
      const read = readSync(this.#source, this.#chunk, 0, Math.min(chunkSize, to - from), from)
      // Somebody has shortened the file since its size was compared.
      if (read === 0) throw new ChangedSource(this.#file)
      writeFileSync(this.#target, this.#chunk.subarray(0, read))
      from += read
    }
    this.#range = { from: 0, to: 0 }
  }

  close(): void {
    if (this.#source !== undefined) closeSync(this.#source)
  }
}
