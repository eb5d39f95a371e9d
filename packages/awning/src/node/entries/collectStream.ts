import { Writable } from 'node:stream'

/** Everything that a React stream writes, in one buffer. */
export function collectStream(pipe: (target: Writable) => unknown): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    pipe(
      new Writable({
        write(chunk: Buffer, _, done) {
          chunks.push(chunk)
          done()
        },
        final(done) {
          resolve(Buffer.concat(chunks))
          done()
        },
      }),
    )
  })
}
