import { spawn } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { caddyfile } from '../../src/node/hosts/caddy.ts'
import type { HostSite } from '../../src/node/hosts/hostSite.ts'
import { nginxConfig } from '../../src/node/hosts/nginx.ts'
import { rawRequest } from '../../src/node/preview/rawRequest.testing.ts'

export interface RealServer {
  readonly port: number
  close(): Promise<void>
}

/** Where a server may listen and write. */
export interface ServerPlace {
  readonly port: number
  readonly folder: string
}

export type ServerName = 'nginx' | 'caddy'

/** The user `nobody`: what is written for a server must work without the rights of root. */
const nobody = 65_534

/** Starts the installed nginx or Caddy with the file that is written for it. */
export function startServer(name: ServerName, site: HostSite): Promise<RealServer> {
  return start(name, ({ port }) => {
    const there = { ...site, options: { ...site.options, port } }
    return name === 'nginx' ? nginxConfig(there) : caddyfile(there)
  })
}

/** Starts nginx with blocks such as `server`. */
export function startNginx(config: (place: ServerPlace) => string): Promise<RealServer> {
  return start('nginx', config)
}

async function start(
  name: ServerName,
  config: (place: ServerPlace) => string,
): Promise<RealServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  chmodSync(folder, 0o777)
  const command = name === 'nginx' ? nginxCommand : caddyCommand
  const [program, args] = command(folder, config({ port, folder }))
  if (!existsSync(program))
    throw new Error(`${program} is missing; node scripts/ensureServers.mjs installs it`)
  const child = spawn(program, args, {
    ...(process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}),
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([
    answering(port),
    ended.then(() => {
      throw new Error(`${name} has ended:\n${log}`)
    }),
  ])
  return {
    port,
    async close() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The main file is like that of the image of nginx for users without rights: everything it writes is in one folder. */
function nginxCommand(folder: string, config: string): [string, string[]] {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(join(folder, 'site.conf'), config)
  copyFileSync('/etc/nginx/mime.types', join(folder, 'mime.types'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
      `pid ${folder}/pid;`,
      'daemon off;',
      'events {}',
      'http {',
      'access_log off;',
      ...temporary,
      'include mime.types;',
      'include site.conf;',
      '}',
    ].join('\n'),
  )
  return ['/usr/sbin/nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]]
}

function caddyCommand(folder: string, config: string): [string, string[]] {
  const file = join(folder, 'Caddyfile')
  // Its interface for administration has one port for all.
  writeFileSync(file, `{\n\tadmin off\n}\n${config}`)
  mkdirSync(join(folder, 'caddy'), { mode: 0o777 })
  return ['/usr/bin/caddy', ['run', '--config', file, '--adapter', 'caddyfile']]
}

async function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answering(port: number): Promise<void> {
  for (;;) {
    const isUp = await rawRequest(port, '/').then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
