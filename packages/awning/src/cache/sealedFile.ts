import { closeSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { formatLine } from './formatVersion.ts'
import { replaceFile } from './replaceFile.ts'

/** Reads a value from a file with a checksum; undefined if the file is missing, damaged or of another format. */
export function readSealed<Value>(file: string): Value | undefined {
  try {
    const body = readBody(file)
    return body && (JSON.parse(body.toString()) as Value)
  } catch {
    return undefined
  }
}

/** Reads what `writeSealedWithBytes` has written. */
export function readSealedWithBytes<Value>(
  file: string,
): { readonly value: Value; readonly bytes: Buffer } | undefined {
  try {
    const body = readBody(file)
    if (!body) return undefined
    const end = body.indexOf(lineEnd)
    return { value: JSON.parse(body.toString('utf8', 0, end)), bytes: body.subarray(end + 1) }
  } catch {
    return undefined
  }
}

const lineEnd = '\n'

function readBody(file: string): Buffer | undefined {
  const bytes = readFileSync(file)
  const start = bytes.indexOf(lineEnd, formatLine.length) + 1
  const body = bytes.subarray(start)
  return bytes.toString('latin1', 0, start) === sealOf(body) ? body : undefined
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
  replaceFile(file, sealOf(body), body)
}

/** Writes a value, and bytes that are to be read without parsing them. */
export function writeSealedWithBytes(file: string, value: unknown, bytes: readonly Buffer[]): void {
  const body = Buffer.concat([Buffer.from(JSON.stringify(value) + lineEnd), ...bytes])
  replaceFile(file, sealOf(body), body)
}

export function removeSealed(file: string): void {
  rmSync(file, { recursive: true, force: true })
}

function sealOf(body: Buffer): string {
  return `${formatLine}${crc32(body)}\n`
}
