import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface ChildProcess {
  /** Waits for a line of the output and returns what the pattern's first group matches in it. */
  readLine(pattern: RegExp): Promise<string>
  onLine(listener: (line: string) => void): void
  /** Ends the process and all that it has started. */
  end(): Promise<void>
}

const running = new Set<ChildProcessWithoutNullStreams>()

// A worker that Playwright stops, for example after a timeout, closes no fixtures.
process.once('exit', () => {
  for (const child of running) signal(child, 'SIGKILL')
})

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}

export function start(
  command: string,
  args: string[],
  { env, cwd }: StartOptions = {},
): ChildProcess {
  // A group of its own, because browsers start further processes.
  const child = spawn(command, args, { detached: true, cwd, env: { ...process.env, ...env } })
  running.add(child)
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      for (const listener of listeners) listener(line)
    })
  const exited = once(child, 'exit').then(
    () => `${command} ended:\n${lines.join('\n')}`,
    (error: unknown) => `${command} cannot be started: ${String(error)}`,
  )
  return {
    readLine: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (line: string) => {
          const found = pattern.exec(line)?.[1]
          if (found !== undefined) resolve(found)
        }
        lines.forEach(look)
        listeners.add(look)
        void exited.then((message) => reject(new Error(message)))
      }),
    onLine: (listener) => void listeners.add(listener),
    async end() {
      signal(child, 'SIGKILL')
      await exited
      running.delete(child)
    },
  }
}

function signal(child: ChildProcessWithoutNullStreams, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name)
  } catch {
    // It has ended already.
  }
}
