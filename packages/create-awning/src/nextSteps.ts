import type { Answers } from './answers.ts'
import { runScript, type PackageManager } from './packageManager.ts'

interface Created extends Answers {
  readonly manager: PackageManager
  /** Whether the packages have been installed. */
  readonly installed: boolean
  /** Whether installing them was tried and has failed. */
  readonly failed: boolean
}

/** What to type next. */
export function nextSteps({
  folder,
  template,
  languages,
  manager,
  installed,
  failed,
}: Created): string {
  const commands = [
    ...(folder === '.' ? [] : [[`cd ${quoted(folder)}`, '']]),
    ...(installed ? [] : [[`${manager} install`, 'installs the engine']]),
    [runScript(manager, 'dev'), 'shows the site on http://127.0.0.1:3000 while you write'],
    [runScript(manager, 'build'), 'writes it into dist/, for any static host'],
  ] as const
  const width = Math.max(...commands.map(([command]) => command.length))
  const lines = commands.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`.trimEnd())
  const begin = `content/${languages[0]}/${template === 'blog' ? 'blog' : 'docs'}`
  return [
    '',
    `Created a site in ${folder}.`,
    ...(failed ? [`Its packages could not be installed; ${manager} says why above.`] : []),
    '',
    ...lines,
    '',
    `Texts are in ${begin}, settings in site.config.ts.`,
  ].join('\n')
}

function quoted(path: string): string {
  return /^[\w./~-]+$/.test(path) ? path : `"${path}"`
}
