import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Problem } from './claim.ts'
import { judgeTypes, parseDiagnostics } from './judgeTypes.ts'
import { readTypeClaims, sameType } from './readTypeClaims.ts'

export interface TypedCode {
  readonly lang: 'ts' | 'tsx'
  readonly code: string
}

const options = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'ESNext',
  lib: ['ESNext', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  types: [],
  skipLibCheck: true,
  noEmit: true,
  noErrorTruncation: true,
}

/** What a program says of the world outside its module would be heard by all the others. */
const isAmbient = ({ code }: TypedCode) => /\bdeclare\s+(?:global|module)\b/.test(code)

/**
 * Type-checks all programs, in the order given. They are one project, so that the libraries are read once;
 * only a program with global declarations has one to itself. `root` is the folder of `node_modules`.
 */
export async function checkTypes(
  programs: readonly TypedCode[],
  root: string,
): Promise<Problem[][]> {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // A folder of its own: tests may run twice at once.
  const folder = mkdtempSync(join(cache, 'types-'))
  try {
    return await checkIn(folder, programs)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function checkIn(folder: string, programs: readonly TypedCode[]): Promise<Problem[][]> {
  const files = programs.map((program, index) => ({
    name: `example${index}.${program.lang}`,
    claims: readTypeClaims(program.code, program.lang),
    isAlone: isAmbient(program),
  }))
  writeFileSync(join(folder, 'same.d.ts'), sameType)
  for (const { name, claims } of files) writeFileSync(join(folder, name), claims.code)

  const together = files.filter(({ isAlone }) => !isAlone)
  const alone = files.filter(({ isAlone }) => isAlone)
  const projects = [together, ...alone.map((file) => [file])]
  const outputs = await Promise.all(
    projects.map((project, index) =>
      compile(
        folder,
        `tsconfig.${index}.json`,
        project.map(({ name }) => name),
      ),
    ),
  )
  const diagnostics = parseDiagnostics(outputs.join('\n'))
  const general = diagnostics.find(({ file }) => !files.some(({ name }) => name === file))
  if (general) throw new Error(`${general.file} ${general.message}`)
  return files.map(({ name, claims }) =>
    judgeTypes(
      claims,
      diagnostics.filter(({ file }) => file === name),
    ),
  )
}

async function compile(folder: string, config: string, files: readonly string[]): Promise<string> {
  if (files.length === 0) return ''
  writeFileSync(
    join(folder, config),
    JSON.stringify({ compilerOptions: options, files: ['same.d.ts', ...files] }),
  )
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const args = [join(dirname(manifest), 'bin', 'tsc'), '-p', config, '--pretty', 'false']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) => {
      // The compiler exits with a failure when it finds errors, which is expected.
      if (error && !stdout) reject(new Error(stderr || error.message))
      else resolve(stdout)
    })
  })
}
