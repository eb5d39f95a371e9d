// Runs the unit tests and builds the shop with other versions of Node, which npm installs into .cache: `npm run nodes`, or
// `npm run nodes 26` for one of them. Node 20, the oldest that is supported, runs everything else.

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const asked = process.argv.slice(2)
const versions = asked.length > 0 ? asked : ['22', '24', '26']

const failed = versions.filter((version) => !passes(install(version)))
if (failed.length > 0) {
  console.error(`Failed with Node ${failed.join(', ')}.`)
  process.exitCode = 1
}

/** The folder of its commands. The package `node` would need a script of its own to choose one of these. */
function install(version) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const folder = join(root, '.cache/nodes', version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  run('npm', ['install', '--no-audit', '--no-fund', '--no-save', `${name}@${version}`], folder)
  return join(folder, 'node_modules', name, 'bin')
}

function passes(commands) {
  const PATH = commands + delimiter + process.env.PATH
  return [
    ['node', '--version'],
    ['npm', 'run', 'unit'],
    ['npm', 'run', 'build'],
  ].every(([command, ...options]) => run(command, options, root, { ...process.env, PATH }))
}

function run(command, options, cwd, env = process.env) {
  return spawnSync(command, options, { cwd, env, stdio: 'inherit' }).status === 0
}
