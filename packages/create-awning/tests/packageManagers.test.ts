import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeFiles } from './codeFiles.ts'
import { packPackages, run, type PackedPackages } from './packedPackages.ts'

/** Each has another way to put packages into folders: links to a store, or folders as those of npm. */
const managers = [
  ['pnpm', ['pnpm', 'install', '--no-frozen-lockfile']],
  ['yarn', ['@yarnpkg/cli-dist@4', 'install', '--no-immutable']],
] as const

describe('a site with code that another package manager installs', { timeout: 300_000 }, () => {
  let packed: PackedPackages
  let registry: string

  beforeAll(async () => {
    packed = await packPackages('awning', 'create-awning')
    registry = (await run('npm', ['config', 'get', 'registry'])).stdout.trim()
  }, 300_000)
  afterAll(() => packed.remove())

  it.each(managers)('is built after %s', async (manager, command) => {
    const site = join(packed.folder, `with-${manager}`)
    const agent = { npm_config_user_agent: `${manager}/1.0.0` }
    await packed.createWith(agent, site, '--template', 'docs+blog', '--no-install')
    for (const [path, text] of Object.entries(codeFiles)) {
      mkdirSync(dirname(join(site, path)), { recursive: true })
      writeFileSync(join(site, path), text)
    }
    const env = {
      ...process.env,
      YARN_NPM_REGISTRY_SERVER: registry,
      YARN_UNSAFE_HTTP_WHITELIST: '*',
      YARN_ENABLE_TELEMETRY: '0',
    }
    // A lock file of its own makes yarn take the folder for a project.
    if (manager === 'yarn') writeFileSync(join(site, 'yarn.lock'), '')
    await run('npx', ['--yes', ...command], { cwd: site, env })
    const engine = join(site, 'node_modules/awning/bin/awning.mjs')
    const { stdout } = await run(process.execPath, [engine, 'build'], { cwd: site })
    expect(stdout).toMatch(/Built \d+ pages/)
    const page = readFileSync(join(site, 'dist/docs/counter/index.html'), 'utf8')
    expect(page).toContain('Our own footer')
    expect(page).toMatch(/<button[^>]*>Count/)
  })
})
