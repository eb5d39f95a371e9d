import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../../awning/tests/repositoryRoot.ts'

export const run = promisify(execFile)

export type PackageName = 'awning' | 'awning-social-images' | 'create-awning'

export interface PackedPackages {
  /** A folder for sites, which `remove` removes with everything in it. */
  readonly folder: string
  /** The path of a package as it would be published. */
  archive(name: PackageName): string
  /** Creates a site as somebody without this repository does. */
  create(site: string, ...options: string[]): Promise<void>
  /** The same with other variables of the environment. */
  createWith(
    env: Readonly<Record<string, string>>,
    site: string,
    ...options: string[]
  ): Promise<void>
  remove(): void
}

export async function packPackages(...names: PackageName[]): Promise<PackedPackages> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  for (const name of names)
    await run('npm', ['pack', '--pack-destination', folder], {
      cwd: join(repositoryRoot, 'packages', name),
    })
  const archive = (name: PackageName) => {
    const found = readdirSync(folder).find((file) => new RegExp(`^${name}-\\d`).test(file))
    if (found === undefined) throw new Error(`${name} has not been packed`)
    return join(folder, found)
  }
  return {
    folder,
    archive,
    async create(site, ...options) {
      const command = ['exec', '--yes', `--package=${archive('create-awning')}`, '--']
      const args = ['create-awning', site, '--engine', archive('awning'), ...options]
      await run('npm', [...command, ...args], { cwd: folder })
    },
    async createWith(env, site, ...options) {
      // npm would replace the variables with its own.
      const starter = join(repositoryRoot, 'packages/create-awning/bin/create-awning.mjs')
      const args = [starter, site, '--engine', archive('awning'), ...options]
      await run(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The files in an archive. */
export async function filesIn(archive: string): Promise<string[]> {
  const { stdout } = await run('tar', ['-tzf', archive], { maxBuffer: 64 * 1024 * 1024 })
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((path) => path.replace(/^package\//, ''))
}
