import { fenceLines } from '../texts/fenceLines.ts'

/** A line that matters for where containers begin and end. Lines are counted from 0. */
export interface ContainerMarker {
  readonly kind: 'start' | 'end' | 'text'
  readonly line: number
  /** What is before the colons. */
  readonly prefix: string
  readonly colons: number
  /** Of the container that begins. */
  readonly name: string
}

const COLONS = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(:{3,})[ \t]*(.*)$/
/** What a code group can contain besides code blocks: code from a file, and comments. */
const CODE_LINE = /^[ \t>]*(?:<<<|<!--|$)/

export function containerMarkers(body: string): ContainerMarker[] {
  const isCode = fenceLines(body)
  return body.split('\n').flatMap((text, line): ContainerMarker[] => {
    if (isCode[line]) return []
    const [, prefix = '', marks = '', rest = ''] = COLONS.exec(text) ?? []
    const name = /^[\w-]*/.exec(rest)?.[0] ?? ''
    const marker = { line, prefix, colons: marks.length, name }
    if (marks !== '' && name !== '') return [{ ...marker, kind: 'start' }]
    if (marks !== '' && rest === '') return [{ ...marker, kind: 'end' }]
    return CODE_LINE.test(text) ? [] : [{ ...marker, kind: 'text' }]
  })
}
