import { closeSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { formatLine } from './formatVersion.ts'
import { replaceFile } from './replaceFile.ts'

/** Reads a value from a file with a checksum; undefined if the file is missing, damaged or of another format. */
export function readSealed<Value>(file: string): Value | undefined {
  try {
    const bytes = readFileSync(file)
    const start = bytes.indexOf('\n', formatLine.length) + 1
    const body = bytes.subarray(start)
    if (bytes.toString('latin1', 0, start) !== sealOf(body)) return undefined
    return JSON.parse(body.toString()) as Value
  } catch {
    return undefined
  }
}

/** The checksum of a file, without reading all of it; undefined if there is none. It differs for each value. */
export function readSeal(file: string): string | undefined {
  let descriptor: number | undefined
  try {
    descriptor = openSync(file, 'r')
    const start = Buffer.alloc(formatLine.length + 12)
    const length = readSync(descriptor, start, 0, start.length, 0)
    return start.toString('latin1', 0, length).split('\n', 2).join('\n')
  } catch {
    return undefined
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

export function writeSealed(file: string, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value))
  replaceFile(file, Buffer.concat([Buffer.from(sealOf(body)), body]))
}

export function removeSealed(file: string): void {
  rmSync(file, { recursive: true, force: true })
}

function sealOf(body: Buffer): string {
  return `${formatLine}${crc32(body)}\n`
}
