import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repository, siteFolder } from '../folders.ts'
import type { PackageJson, Peer } from './peer.ts'

/** Ready to be measured, with its version; or why it is not. */
export type Installed =
  | { readonly version: string; readonly reason?: undefined }
  | { readonly reason: string }

/** Installs a generator into its folder, unless the same packages are there, and writes its site. */
export function install(peer: Peer): Installed {
  const folder = siteFolder(peer.id)
  mkdirSync(folder, { recursive: true })
  const result = peer.packages
    ? installPackages(peer.packages, folder)
    : peer.id === 'hugo'
      ? installHugo()
      : installEngine(folder)
  for (const [path, text] of Object.entries(peer.files)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return result
}

/** Packs the engine as it would be published, and installs it from that file. */
function installEngine(folder: string): Installed {
  const version = commit()
  const stamp = join(folder, 'node_modules/.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return { version }
  const packed = npm(`pack --pack-destination "${folder}"`, join(repository, 'packages/awning'))
  const archive = readdirSync(folder).find((name) => /^awning-.*\.tgz$/.test(name))
  if (archive === undefined)
    return { reason: `npm could not pack it: ${firstError(packed.stderr)}` }
  const manifest = { private: true, type: 'module', dependencies: { awning: `file:${archive}` } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // The lock file has a checksum of the archive that was there before.
  rmSync(join(folder, 'package-lock.json'), { force: true })
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  const { status, stderr } = npm('install --no-audit --no-fund', folder)
  if (status !== 0) return { reason: `npm could not install it: ${firstError(stderr)}` }
  writeFileSync(stamp, version)
  return { version }
}

function npm(args: string, cwd: string): { status: number | null; stderr: string } {
  // A shell finds `npm` on Unix and `npm.cmd` on Windows alike.
  return spawnSync(`npm ${args}`, {
    cwd,
    encoding: 'utf8',
    shell: true,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
}

function installPackages(packages: PackageJson, folder: string): Installed {
  const { main, type, dependencies, overrides } = packages
  const version = dependencies[main] ?? ''
  const manifest = JSON.stringify(
    { name: 'bench-site', private: true, type, dependencies, overrides },
    null,
    2,
  )
  const stamp = join(folder, 'node_modules/.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return { version }
  writeFileSync(join(folder, 'package.json'), manifest)
  const { status, stderr } = npm('install --no-audit --no-fund --include=optional', folder)
  if (status !== 0) return { reason: `npm could not install it: ${firstError(stderr)}` }
  writeFileSync(stamp, manifest)
  return { version }
}

function firstError(text: string): string {
  const lines = text.split('\n').filter((line) => /err/i.test(line))
  return (lines[1] ?? lines[0] ?? 'it said nothing').replace(/^npm \S+ /, '')
}

function installHugo(): Installed {
  const installed = hugoVersion()
  if (installed) return { version: installed }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return { reason: 'no `hugo` was found, and only root on Debian can install it here' }
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'hugo'], {
    env,
    stdio: 'ignore',
  })
  const version = hugoVersion()
  return version ? { version } : { reason: 'Debian’s package `hugo` could not be installed' }
}

function hugoVersion(): string | undefined {
  const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  return /v(\d[\d.]*)/.exec(stdout ?? '')?.[1]
}

/** This engine's version is its commit, so that measurements of other commits do not count. */
function commit(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: repository, encoding: 'utf8' }).stdout?.trim() ?? ''
  return (
    git('log', '-1', '--format=%h', '--', 'packages/awning', 'package-lock.json') || 'no commit'
  )
}
