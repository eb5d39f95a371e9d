/** The content of a file that begins with a text. Other files follow, each after a line end. */
export interface JoinedFiles {
  readonly start: string
  /** Paths of files that are listed before this one, so that the same content is not made twice. */
  readonly paths: readonly string[]
}

export function isJoined(content: string | Buffer | JoinedFiles): content is JoinedFiles {
  return typeof content === 'object' && 'paths' in content
}

/** What is before each of the files. */
export const lineEnd = Buffer.from('\n')

/** All bytes of joined files. */
export function joinBytes(start: string, files: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(start), ...files.flatMap((file) => [lineEnd, file])])
}

/** The place of one of the files in the bytes, with the line end before it. */
export interface JoinedRange {
  readonly from: number
  readonly to: number
}

/** Where files of these sizes are, after `joinBytes` has written `total` bytes. */
export function joinedRanges(total: number, sizes: readonly number[]): JoinedRange[] {
  let to = total - sizes.reduce((sum, size) => sum + lineEnd.length + size, 0)
  return sizes.map((size) => {
    const from = to
    to += lineEnd.length + size
    return { from, to }
  })
}
