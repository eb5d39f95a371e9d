import { execFileSync } from 'node:child_process'
import { sourceHash } from './sourceHash.ts'

/** The number of commits that are searched; for an older translation the size of the change is not shown. */
const maxCommits = 60

/** The original as it was when a translation was made, if the git history contains it. */
export function originalAtHash(root: string, file: string, hash: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const commits = git('log', `-${maxCommits}`, '--format=%H', '--', file).trim().split('\n')
    for (const commit of commits.filter((one) => one !== '')) {
      const source = git('show', `${commit}:./${file}`).replaceAll('\r\n', '\n')
      if (sourceHash(source) === hash) return source
    }
  } catch {
    // There is no git, no history, or the file did not exist in a commit.
  }
  return undefined
}
