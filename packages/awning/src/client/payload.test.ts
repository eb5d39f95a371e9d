import { describe, expect, it } from 'vitest'
import { BrokenPayload, splitPayload, type PartHeader } from './payload.ts'

const stream = '0:["$","p",null,{"children":"中文\\n"}]\n1:{}\n'
const bytes = Buffer.byteLength(stream)
const header: PartHeader = { build: 'b1', bytes }
const payload = (head: unknown, rest: string | Buffer = stream) =>
  new Uint8Array(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(rest)]))

describe('splitPayload', () => {
  it('gives the line at the head and the stream after it', () => {
    const split = splitPayload(payload(header))
    expect(split.header).toEqual(header)
    expect(new TextDecoder().decode(split.stream)).toBe(stream)
  })

  it('counts in bytes, not in characters', () => {
    expect(bytes).toBeGreaterThan(stream.length)
    expect(splitPayload(payload(header)).stream).toHaveLength(bytes)
  })

  it('takes an empty stream', () => {
    expect(splitPayload(payload({ ...header, bytes: 0 }, '')).stream).toHaveLength(0)
  })

  it.each([
    ['cut short', stream.slice(0, -3)],
    ['cut to nothing', ''],
    ['too long', `${stream}x`],
  ])('refuses a stream that is %s', (_, rest) => {
    expect(() => splitPayload(payload(header, rest))).toThrow(BrokenPayload)
  })

  it('refuses a stream that is cut inside a character', () => {
    const cut = Buffer.from(stream).subarray(0, bytes - 12)
    expect(() => splitPayload(payload(header, cut))).toThrow(BrokenPayload)
  })

  it.each([
    ['nothing', ''],
    ['a page of another kind', '<!doctype html>\n<title>Sign in</title>\n'],
    ['one line', JSON.stringify(header)],
    ['other JSON', '{"error":404}\nx'],
    ['a bare value', 'null\nx'],
    ['half a header', '{"build":"b1","by\n'],
  ])('refuses %s for a page', (_, text) => {
    expect(() => splitPayload(new TextEncoder().encode(text))).toThrow(BrokenPayload)
  })
})
