import { Writable } from 'node:stream'

/** Everything a React stream writes, as one piece. */
export function collect(pipe: (target: Writable) => unknown): Promise<Buffer> {
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
