// Installs the dependencies when they are missing or older than package-lock.json.
// It runs before anything is installed, so it uses nothing but Node.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed, and this is ${process.versions.node}.`)
  process.exit(1)
}

const lock = new URL('../package-lock.json', import.meta.url)
const modules = new URL('../node_modules/', import.meta.url)
const stamp = new URL('.ensured', modules)

const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : ''
if (installed !== wanted) process.exitCode = await install()

async function install() {
  // Loaded only here: on most runs there is nothing to do, and they should not wait for it.
  const { spawnSync } = await import('node:child_process')
  console.log(`Installing dependencies: ${reason()}.`)
  // An install that breaks off halfway must not pass for the complete one before it.
  rmSync(stamp, { force: true })
  // Everything that builds the site is a development dependency, also where NODE_ENV=production.
  const result = spawnSync('npm ci --no-audit --no-fund --include=dev', {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
    // A shell finds `npm` on Unix and `npm.cmd` on Windows alike.
    shell: true,
  })
  if (result.status === 0) writeFileSync(stamp, `${wanted}\n`)
  return result.status ?? 1
}

function reason() {
  if (!existsSync(modules)) return 'node_modules is missing'
  return installed ? 'package-lock.json has changed' : 'nothing says that node_modules is complete'
}
