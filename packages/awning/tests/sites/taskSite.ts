import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '../repositoryRoot.ts'

const command = join(repositoryRoot, 'packages/awning/bin/awning.mjs')
const settingsFile = 'site.config.ts'

/** The site that `docs/TASKS.md` describes: its files, its settings and the commands that it names. */
export interface TaskSite {
  readonly files: Readonly<Record<string, string>>
  /** The options of all tasks, as they are written. */
  readonly options: readonly string[]
  /** The arguments of `npx awning new`, `translated` and `version`, in their order. */
  readonly commands: readonly (readonly string[])[]
}

export function readTasks(markdown: string): TaskSite {
  const files: Record<string, string> = {}
  const options: string[] = []
  const fences = markdown.matchAll(/^(`{3,})\w+ title="([^"]+)"( whole)?\n([\s\S]*?)^\1$/gm)
  for (const [, , title = '', whole, text = ''] of fences) {
    if (title === settingsFile && whole === undefined) options.push(text)
    else if (files[title] === undefined) files[title] = text
    else throw new Error(`docs/TASKS.md has two files ${title}`)
  }
  // The options of all tasks go to the end of those that the first task begins with.
  files[settingsFile] = (files[settingsFile] ?? '').replace(/^\}\)$/m, `${options.join('')}})`)
  const commands = Array.from(
    markdown.matchAll(/^npx awning ((?:new|translated|version) .*)$/gm),
    ([, line = '']) =>
      Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, text, word]) => text ?? word ?? ''),
  )
  return { files, options, commands }
}

export interface RunResult {
  readonly status: number
  readonly printed: string
}

/** A folder with that site, in which commands can be run. */
export function createTaskSite(
  { files }: TaskSite,
  others: Readonly<Record<string, string | Buffer>>,
) {
  const root = mkdtempSync(join(tmpdir(), 'tasks-'))
  for (const [path, data] of Object.entries({ ...files, ...others })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), data)
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
  return {
    run: (...args: readonly string[]) =>
      new Promise<RunResult>((resolve) => {
        execFile(process.execPath, [command, ...args], { cwd: root }, (error, stdout, stderr) =>
          resolve({ status: Number(error?.code ?? 0), printed: stdout + stderr }),
        )
      }),
    read(path: string): string {
      const file = join(root, path)
      return existsSync(file) ? readFileSync(file, 'utf8') : ''
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
