import { spawnSync } from 'node:child_process'
import type { Problem } from '../examples/claim.ts'

/** Mistakes in the syntax of a shell script, which is not run. */
export function parseShell(code: string): Problem[] {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' })
  if (status === 0) return []
  const line = /line (\d+)/.exec(stderr)?.[1] ?? '1'
  return [{ line: Number(line), message: stderr.trim() }]
}
