import { execFileSync } from 'node:child_process'
import { sourceHash } from './sourceHash.ts'

/** A translation that has fallen further behind than this is behind, however far. */
const deepest = 60

/** The original as it was when a translation was made, if the history that is here still has it. */
export function pastSource(root: string, file: string, hash: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const commits = git('log', `-${deepest}`, '--format=%H', '--', file).trim().split('\n')
    for (const commit of commits.filter((one) => one !== '')) {
      const source = git('show', `${commit}:./${file}`).replaceAll('\r\n', '\n')
      if (sourceHash(source) === hash) return source
    }
  } catch {
    // No git, no history, or a file that was not there yet: then nobody knows.
  }
  return undefined
}
