/** Tells what the build is at: a line that counts on a terminal, plain lines elsewhere. */
export interface Progress {
  step<T>(name: string, work: () => Promise<T>): Promise<T>
  count<T>(name: string, items: readonly T[], work: (item: T) => Promise<void>): Promise<void>
}

export const silent: Progress = {
  step: (_, work) => work(),
  async count(_, items, work) {
    for (const item of items) await work(item)
  },
}

export function progressOn(stream: NodeJS.WriteStream): Progress {
  const done = (name: string, start: number, detail = '') => {
    const seconds = ((performance.now() - start) / 1000).toFixed(2)
    stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}  ${name}${detail} · ${seconds} s\n`)
  }
  return {
    async step(name, work) {
      const start = performance.now()
      if (stream.isTTY) stream.write(`  ${name} …`)
      const result = await work()
      done(name, start)
      return result
    },
    async count(name, items, work) {
      const start = performance.now()
      let finished = 0
      for (const item of items) {
        await work(item)
        finished += 1
        if (stream.isTTY) stream.write(`\r\u001b[K  ${name} ${finished}/${items.length}`)
      }
      done(name, start, ` ${items.length}/${items.length}`)
    },
  }
}
