import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import type { Peer } from '../peers/peer.ts'

/** The dev server of a generator. Times are milliseconds of the clock that pages have too. */
export interface DevServer {
  readonly origin: string
  /** When its command was started. */
  readonly started: number
  /** When it answered the first request for a page. */
  readonly answered: number
  stop(): Promise<void>
}

/** Milliseconds since 1970, with fractions. */
export const now = () => performance.timeOrigin + performance.now()

/** Starts a dev server as an author does, and waits for its first page, at most `limit` seconds. */
export async function startDevServer(
  peer: Pick<Peer, 'dev' | 'env'>,
  folder: string,
  address: string,
  limit: number,
): Promise<DevServer> {
  const port = await freePort()
  const [program, ...args] = peer.dev(port)
  const path = [join(folder, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const { NODE_ENV: _, ...inherited } = process.env
  const started = now()
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...inherited, CI: '1', ...peer.env, PATH: path },
    // A separate process group can be stopped as a whole.
    detached: true,
    stdio: 'ignore',
  })
  const stop = stopOf(child)
  const origin = `http://localhost:${port}`
  try {
    await untilAnswered(origin + address, child, started + limit * 1000)
    return { origin, started, answered: now(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilAnswered(url: string, child: ChildProcess, end: number): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => (failure = error))
  child.once('exit', () => (failure ??= new Error('the dev server ended')))
  while (now() < end) {
    if (failure) throw failure
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the dev server did not answer in time')
}

function stopOf(child: ChildProcess): () => Promise<void> {
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', kill)
  return () => {
    process.off('exit', kill)
    kill()
    return ended
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
