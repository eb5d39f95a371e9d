import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { treeMemory } from './processTree.ts'

export interface CommandResult {
  readonly outcome: 'done' | 'failed' | 'stopped'
  readonly seconds: number
  readonly peakBytes: number
  /** The end of its output. */
  readonly message: string
}

/** Runs a build to its end or to `limit` seconds, and watches the memory of its processes. */
export function runCommand(
  [program, ...args]: readonly [string, ...string[]],
  {
    folder,
    env,
    limit,
  }: { folder: string; env: Readonly<Record<string, string>> | undefined; limit: number },
): Promise<CommandResult> {
  const path = [join(folder, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const { NODE_ENV: _, ...inherited } = process.env
  return new Promise((resolve) => {
    const start = performance.now()
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...inherited, CI: '1', ...env, PATH: path },
      // A separate process group can be stopped as a whole: at the limit, and when this process ends.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let message = ''
    let peakBytes = 0
    let stopped = false
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => (message = (message + data.toString()).slice(-4000)))
    }
    const abandon = () => killGroup(child.pid)
    process.once('exit', abandon)
    const sample = setInterval(() => {
      if (child.pid) peakBytes = Math.max(peakBytes, treeMemory(child.pid))
    }, 100)
    const stop = setTimeout(() => {
      stopped = true
      killGroup(child.pid)
    }, limit * 1000)
    const end = (outcome: 'done' | 'failed') => {
      clearInterval(sample)
      clearTimeout(stop)
      process.off('exit', abandon)
      const seconds = (performance.now() - start) / 1000
      resolve({ outcome: stopped ? 'stopped' : outcome, seconds, peakBytes, message })
    }
    child.on('error', (error) => {
      message += error.message
      end('failed')
    })
    child.on('close', (code) => end(code === 0 ? 'done' : 'failed'))
  })
}

function killGroup(id: number | undefined): void {
  if (id === undefined) return
  try {
    process.kill(-id, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
