import { constants, inflateSync } from 'node:zlib'

/**
 * The Chinese characters of a PDF. Its fonts have only the characters that are printed, each with a table that says which
 * these are, for readers who copy the text; so no text has to be put together.
 */
export function chineseInPdf(pdf: Buffer): Set<string> {
  const found = new Set<string>()
  for (const table of streamsOf(pdf)) {
    for (const [, pairs = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs))
      for (const [, target = ''] of pairs.matchAll(/<[\da-f]+>\s*<([\da-f]+)>/gi))
        for (const character of decode(target)) found.add(character)
    for (const [, ranges = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs))
      for (const character of charactersIn(ranges)) found.add(character)
  }
  // Fonts have one glyph for a character and for the radical that looks the same, and the table may name the radical.
  const plain = [...found].map((character) => character.normalize('NFKC'))
  return new Set(plain.filter((character) => /\p{Script=Han}/u.test(character)))
}

/** A range of glyphs has the characters from one on, or a list of them. */
function charactersIn(ranges: string): string[] {
  const found: string[] = []
  for (const [, first = '', last = '', start, list = ''] of ranges.matchAll(
    /<([\da-f]+)>\s*<([\da-f]+)>\s*(?:<([\da-f]+)>|\[([^\]]*)\])/gi,
  )) {
    if (start === undefined)
      for (const [, target = ''] of list.matchAll(/<([\da-f]+)>/gi)) found.push(...decode(target))
    else {
      const count = Number.parseInt(last, 16) - Number.parseInt(first, 16) + 1
      const code = decode(start).codePointAt(0) ?? 0
      for (let step = 0; step < count; step += 1) found.push(String.fromCodePoint(code + step))
    }
  }
  return found
}

function decode(hex: string): string {
  const bytes = Buffer.from(hex, 'hex')
  return bytes.length % 2 === 0 ? bytes.swap16().toString('utf16le') : ''
}

/** The parts of a PDF that are compressed, as text. */
function streamsOf(pdf: Buffer): string[] {
  const streams: string[] = []
  const begin = 'stream'
  for (let at = pdf.indexOf(begin); at !== -1; at = pdf.indexOf(begin, at + begin.length)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue
    const start = at + begin.length + (pdf[at + begin.length] === 0x0d ? 2 : 1)
    const stream = pdf.subarray(start, pdf.indexOf('endstream', start))
    streams.push(inflate(stream).toString('latin1'))
  }
  return streams
}

/** What is not compressed, such as a picture, stays as it is. */
function inflate(stream: Buffer): Buffer {
  try {
    // A line break may follow the compressed bytes.
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return stream
  }
}
