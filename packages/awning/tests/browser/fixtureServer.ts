import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPreview } from '../../src/node/preview/server.ts'
import { hasOwnBundle } from '../sites/fixtureFiles.ts'
import { fixtureSite } from '../sites/fixtureSite.ts'
import type { BuiltFixture, FixtureRequest } from './fixtureSites.ts'

/**
 * Builds the fixture sites of the browser tests and serves them, each on a port of its own. Playwright starts it once for
 * all workers, so that the engine is loaded once, and a site that several files use is built once.
 */

const sites = new Map<string, Promise<BuiltFixture>>()
const roots: string[] = []
let lastBuild: Promise<unknown> = Promise.resolve()

function order(body: string): Promise<BuiltFixture> {
  const key = createHash('sha256').update(body).digest('hex')
  const known = sites.get(key)
  if (known) return known
  const site = buildAndServe(body)
  sites.set(key, site)
  return site
}

async function buildAndServe(body: string): Promise<BuiltFixture> {
  const { files, settings } = parseRequest(body)
  // A process can load only one bundle of a site with code, so such a site is built in another process.
  const root = await (hasOwnBundle(files) ? buildApart(body) : buildNext(body))
  roots.push(root)
  const output = join(root, 'dist')
  const { url } = await startPreview({
    root: output,
    base: '/',
    trailingSlash: settings.trailingSlash,
    port: 0,
  })
  return { url, output }
}

/** Builds run one after another, because builds in one process share the engine. */
function buildNext(body: string): Promise<string> {
  const root = lastBuild.then(() => build(body))
  lastBuild = root.catch(() => undefined)
  return root
}

async function build(body: string): Promise<string> {
  const { files, settings } = parseRequest(body)
  const site = fixtureSite(files, settings)
  await site.build()
  return site.root
}

async function buildApart(body: string): Promise<string> {
  const args = ['--import', import.meta.resolve('tsx'), fileURLToPath(import.meta.url), body]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** `JSON.stringify` writes the bytes of a picture as a list of numbers. */
function parseRequest(body: string): FixtureRequest {
  return JSON.parse(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)
      ? Buffer.from(value.data)
      : value,
  ) as FixtureRequest
}

function serve(port: number): void {
  const server = createServer((request, response) => {
    if (request.method !== 'POST') return void response.end('ready')
    text(request)
      .then(order)
      .then(
        (site) => response.end(JSON.stringify(site)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  // Otherwise a request that a worker sends on a connection at the moment when the server closes it fails.
  server.keepAliveTimeout = 0
  server.listen(port, '127.0.0.1')
  process.once('SIGTERM', () => {
    for (const root of roots) rmSync(root, { recursive: true, force: true })
    process.exit()
  })
}

const [, , body] = process.argv
if (body === undefined) serve(Number(process.env['PORT']))
else console.log(await build(body))
