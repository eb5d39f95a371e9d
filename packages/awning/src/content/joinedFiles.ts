/** The content of a file that begins with a text. Other files follow, each after a line end. */
export interface JoinedFiles {
  readonly start: string
  /** Paths of files that are listed before this one, so that the same content is not made twice. */
  readonly paths: readonly string[]
}

export function isJoined(content: string | Buffer | JoinedFiles): content is JoinedFiles {
  return typeof content === 'object' && 'paths' in content
}

/** All bytes of joined files. */
export function joinBytes(start: string, files: readonly Buffer[]): Buffer {
  const lineEnd = Buffer.from('\n')
  return Buffer.concat([Buffer.from(start), ...files.flatMap((file) => [lineEnd, file])])
}

/** The reverse of `joinBytes`: files of these sizes. */
export function splitBytes(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  let end = bytes.length
  const files = sizes.toReversed().map((size) => {
    const file = bytes.subarray(end - size, end)
    end -= size + 1
    return file
  })
  return files.reverse()
}
