import { spawn } from 'node:child_process'
import { bundleSettings } from './bundleSettings.ts'
import { bundleFailure, runFailure } from './settingsFailure.ts'
import { resultMark } from './settingsRuntime.ts'
import type { SourceFolder } from './sourceFolder.ts'

/** What a module of the source exports by default, as data. */
export type Evaluated =
  | { readonly value: unknown; readonly missing: readonly string[] }
  /** Why it could not be evaluated. */
  | { readonly failure: string }

const timeLimit = 30_000

/**
 * Runs a module of the source, such as its settings, and returns its default export (of a function: what that returns)
 * as JSON. Settings are programs, so only running them says what they mean. They run in a process of their own that can
 * read files and do nothing else with the disk: it can neither write, nor start processes or threads. Packages are not
 * loaded: each is replaced by a stand-in, which is the same whether or not the source has its packages installed.
 *
 * In the result, a function is `{ $function: name }`, something of a package `{ $package, $name }`, and what such a
 * function was called with `{ $package, $name, $arguments: [...] }`. Functions of packages whose name starts with
 * `define` return what they are given.
 */
export async function evaluateModule(
  source: SourceFolder,
  path: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Evaluated> {
  let bundled: Awaited<ReturnType<typeof bundleSettings>>
  try {
    bundled = await bundleSettings(source, path)
  } catch (error) {
    return { failure: bundleFailure(error, source.root) }
  }
  const { code, stderr, output } = await run(bundled.code, source.root, environment)
  if (output === undefined)
    return { failure: code === null ? 'it takes longer than 30 seconds' : runFailure(stderr) }
  return { value: JSON.parse(output) as unknown, missing: bundled.missing }
}

function run(
  code: string,
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; stderr: string; output: string | undefined }> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [permissionFlag(), '--allow-fs-read=*', '--input-type=module', '-'],
      {
        cwd,
        // The environment of this process may contain secrets that the settings have no business with.
        env: { NODE_ENV: 'production', PATH: process.env['PATH'] ?? '', ...environment },
        stdio: ['pipe', 'pipe', 'pipe'],
        timeout: timeLimit,
        killSignal: 'SIGKILL',
      },
    )
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', reject)
    // Settings that throw at once end the process before it has read all of them.
    child.stdin.on('error', () => {})
    child.on('close', (exitCode) => {
      // The settings may log; the result is between marks.
      const output = stdout.split(resultMark)[1]
      resolve({ code: exitCode, stderr, output })
    })
    child.stdin.end(code)
  })
}

/** Node calls it so since version 22.13. */
function permissionFlag(): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 13) ? '--permission' : '--experimental-permission'
}
