import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { plainSite } from '../../src/config/plainSite.testing.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** A copy of the engine and a site, in a temporary folder. */
export interface EngineCopy {
  readonly root: string
  write(path: string, text: string): void
  read(path: string): string
  edit(path: string, change: (text: string) => string): void
  /** All style sheets of the output. */
  styles(): string
  build(env?: Readonly<Record<string, string>>): Promise<{ stdout: string }>
}

/** A folder that is removed when the test ends. */
export function testFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'engine-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

/** Copies the engine's sources and links the packages; the package `changeable` is copied, so that a test can change it. */
export function copyEngine(root: string, changeable = ''): EngineCopy {
  // Without scripts/ it would be the published package, which has no need of installed ones.
  for (const name of ['src', 'bin', 'scripts', 'package.json'])
    cpSync(join(repositoryRoot, 'packages/awning', name), join(root, 'engine', name), {
      recursive: true,
    })
  mkdirSync(join(root, 'node_modules'))
  const lock = 'node_modules/.package-lock.json'
  cpSync(join(repositoryRoot, lock), join(root, lock))
  for (const name of readdirSync(join(repositoryRoot, 'node_modules')))
    if (name !== changeable && !name.startsWith('.'))
      symlinkSync(join(repositoryRoot, 'node_modules', name), join(root, 'node_modules', name))
  if (changeable !== '')
    cpSync(
      join(repositoryRoot, 'node_modules', changeable),
      join(root, 'node_modules', changeable),
      {
        recursive: true,
      },
    )
  const nested = join(repositoryRoot, 'packages/awning/node_modules')
  if (existsSync(nested)) symlinkSync(nested, join(root, 'engine/node_modules'))
  return engineIn(root)
}

/** The engine and site in a folder that `copyEngine` has filled. */
export function engineIn(root: string): EngineCopy {
  const at = (path: string) => join(root, path)
  const read = (path: string) => readFileSync(at(path), 'utf8')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
  }
  return {
    root,
    write,
    read,
    edit: (path, change) => write(path, change(read(path))),
    styles: () =>
      listFolder(at('dist/assets'))
        .filter((name) => name.endsWith('.css'))
        .map((name) => read(`dist/assets/${name}`))
        .join(''),
    build: (env = {}) =>
      promisify(execFile)(process.execPath, ['engine/bin/awning.mjs', 'build'], {
        cwd: root,
        env: { ...process.env, ...env },
      }),
  }
}

/** The smallest `site.config.ts`. */
export const settingsFile = (title: string) =>
  `export default ${JSON.stringify({ ...plainSite, title: { zh: title, en: title } })}`
