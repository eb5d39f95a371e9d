import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isInRepository } from './isInRepository.ts'
import { temporaryFolder } from './temporaryFolder.testing.ts'

describe('a folder is in a repository', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('if it or a folder above it has a .git, which in a worktree is a file', () => {
    const repository = temporaryFolder({ '.git/HEAD': '', 'sites/one/site.config.ts': '' })
    expect(isInRepository(repository)).toBe(true)
    expect(isInRepository(join(repository, 'sites/one'))).toBe(true)
    const worktree = temporaryFolder({ '.git': 'gitdir: /elsewhere', 'site/site.config.ts': '' })
    expect(isInRepository(join(worktree, 'site'))).toBe(true)
  })

  it('if the environment names one', () => {
    vi.stubEnv('GIT_DIR', '/elsewhere/.git')
    expect(isInRepository(temporaryFolder({}))).toBe(true)
  })

  it('and otherwise is not', () => {
    vi.stubEnv('GIT_DIR', undefined)
    expect(isInRepository(temporaryFolder({ 'below/.git/HEAD': '' }))).toBe(false)
  })
})
