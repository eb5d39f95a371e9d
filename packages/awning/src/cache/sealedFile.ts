import { closeSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { formatLine } from './formatVersion.ts'
import { replaceFile } from './replaceFile.ts'

/** What a file with a checksum contains. */
export interface Sealed<Value> {
  readonly seal: string
  readonly value: Value
  /** What was written after the value, and is read without parsing it. */
  readonly bytes: Buffer
}

/** Reads a file with a checksum; undefined if it is missing, damaged or of another format. */
export function readSealed<Value>(file: string): Sealed<Value> | undefined {
  try {
    const all = readFileSync(file)
    const start = all.indexOf(lineEnd, formatLine.length) + 1
    const body = all.subarray(start)
    const seal = sealOf([body])
    if (all.toString('latin1', 0, start) !== seal + lineEnd) return undefined
    const end = body.indexOf(lineEnd)
    return { seal, value: JSON.parse(body.toString('utf8', 0, end)), bytes: body.subarray(end + 1) }
  } catch {
    return undefined
  }
}

const lineEnd = '\n'

/** The checksum of a file, without reading all of it; undefined if there is none. It differs for each value. */
export function readSeal(file: string): string | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, 'r')
    const start = Buffer.alloc(formatLine.length + 12)
    const length = readSync(descriptor, start, 0, start.length, 0)
    return start.toString('latin1', 0, length).split(lineEnd, 2).join(lineEnd)
  } catch {
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/** Writes a value, and bytes that are not to be parsed with it. */
export function writeSealed(file: string, value: unknown, bytes: readonly Buffer[] = []): void {
  const body = [Buffer.from(JSON.stringify(value) + lineEnd), ...bytes]
  replaceFile(file, sealOf(body) + lineEnd, ...body)
}

export function removeSealed(file: string): void {
  rmSync(file, { recursive: true, force: true })
}

function sealOf(parts: readonly Buffer[]): string {
  return formatLine + parts.reduce((sum, part) => crc32(part, sum), 0)
}
