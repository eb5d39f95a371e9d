/** Logs the steps of a build: with a live counter on a terminal, as plain lines elsewhere. */
export interface Progress {
  step<T>(name: string, work: () => Promise<T>): Promise<T>
  /** `work` calls `tick` after each of `total` items. */
  counting(name: string, total: number, work: (tick: () => void) => Promise<void>): Promise<void>
}

export const silent: Progress = {
  step: (_, work) => work(),
  counting: (_, __, work) => work(() => {}),
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
    async counting(name, total, work) {
      const start = performance.now()
      let finished = 0
      await work(() => {
        finished += 1
        if (stream.isTTY) stream.write(`\r\u001b[K  ${name} ${finished}/${total}`)
      })
      done(name, start, ` ${finished}/${total}`)
    },
  }
}
