/** The content of a file that begins with a text. Other files follow, each after a line end. */
export interface JoinedFiles {
  readonly start: string
  /** Paths of files that are listed before this one, so that the same content is not made twice. */
  readonly paths: readonly string[]
}

export function isJoined(content: string | Buffer | JoinedFiles): content is JoinedFiles {
  return typeof content === 'object' && 'paths' in content
}

const lineEnd = Buffer.from('\n')

/** All bytes of joined files. */
export function joinBytes(start: string, files: readonly Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(start), ...files.flatMap((file) => [lineEnd, file])])
}

/** The reverse of `joinBytes`: files of these sizes. */
export function splitBytes(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  let end = bytes.length - sizes.reduce((sum, size) => sum + lineEnd.length + size, 0)
  return sizes.map((size) => {
    const start = end + lineEnd.length
    end = start + size
    return bytes.subarray(start, end)
  })
}
