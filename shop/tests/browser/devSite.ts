import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopRoot } from '../shopRoot.ts'

/** The dev server, as authors start it, on a copy of the site, so that a test may write in it. */
export interface DevSite {
  readonly url: string
  /** What it has printed so far. */
  output(): string
  edit(path: string, change: (text: string) => string): void
  write(path: string, text: string): void
  close(): Promise<void>
}

/** What a build writes, and what is none of the site. */
const notCopied = ['.cache', 'dist', 'node_modules', 'scripts', 'test-results', 'tests']

export async function startDevSite(port: number): Promise<DevSite> {
  const repository = shopRoot
  const root = mkdtempSync(join(tmpdir(), 'dev-site-'))
  for (const name of readdirSync(repository))
    if (!notCopied.includes(name))
      cpSync(join(repository, name), join(root, name), { recursive: true })
  // Warm caches: the test is about edits, not about the first start.
  symlinkSync(join(repository, '.cache'), join(root, '.cache'))
  const child = spawn(
    process.execPath,
    [join(repository, '../packages/awning/bin/awning.mjs'), 'dev'],
    {
      cwd: root,
      env: { ...process.env, PORT: String(port) },
    },
  )
  let printed = ''
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()))
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()))
  await untilOpen(child, () => printed)
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    edit(path, change) {
      const file = join(root, path)
      writeFileSync(file, change(readFileSync(file, 'utf8')))
    },
    write: (path, text) => writeFileSync(join(root, path), text),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      rmSync(root, { recursive: true, force: true })
    },
  }
}

function untilOpen(child: ChildProcess, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the dev server ended:\n${printed()}`)))
    child.stdout?.on('data', () => {
      if (printed().includes('Dev server running')) resolve()
    })
  })
}
