import { readFileSync, writeFileSync } from 'node:fs'
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import { writeFixture, type Files } from '../sites/fixtureFiles.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** The dev server, as authors start it. */
export interface DevServer {
  readonly url: string
  /** What it has printed so far. */
  output(): string
  close(): Promise<void>
}

/** The same on a fixture site, in which a test may write. */
export interface DevSite extends DevServer {
  edit(path: string, change: (text: string) => string): void
  write(path: string, text: string): void
}

const settingsFile = `import { defineSite } from 'awning'

export default defineSite(${JSON.stringify(plainSettings)})
`

export async function startDevSite(files: Files, port: number): Promise<DevSite> {
  const site = writeFixture({ ...files, 'site.config.ts': settingsFile })
  return devSite(site, await startDevServer(site.root, port))
}

function devSite(site: ReturnType<typeof writeFixture>, server: DevServer): DevSite {
  return {
    ...server,
    edit(path, change) {
      const file = join(site.root, path)
      writeFileSync(file, change(readFileSync(file, 'utf8')))
    },
    write: site.write,
    async close() {
      await server.close()
      site.remove()
    },
  }
}

export async function startDevServer(root: string, port: number): Promise<DevServer> {
  const bin = join(repositoryRoot, 'packages/awning/bin/awning.mjs')
  return startProcess([bin, 'dev'], root, port)
}

/** The same with a bundled engine, as the published package starts it for a site without code. */
export async function startBundledDevSite(files: Files, port: number): Promise<DevSite> {
  const site = writeFixture(files)
  const script = join(import.meta.dirname, 'bundledDev.ts')
  const args = ['--import', 'tsx', script, site.root, String(port)]
  return devSite(site, await startProcess(args, repositoryRoot, port))
}

async function startProcess(
  args: readonly string[],
  cwd: string,
  port: number,
): Promise<DevServer> {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, PORT: String(port) } })
  let printed = ''
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()))
  child.stderr.on('data', (data: Buffer) => (printed += data.toString()))
  await untilOpen(child, () => printed)
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
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
