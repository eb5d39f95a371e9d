import type { Answers } from './answers.ts'
import { runScript, type PackageManager } from './packageManager.ts'

interface Created extends Answers {
  readonly manager: PackageManager
  /** Whether the packages have been installed. */
  readonly installed: boolean
}

/** What to type next. */
export function nextSteps({ folder, template, languages, manager, installed }: Created): string {
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
    '',
    ...lines,
    '',
    `Texts are in ${begin}, settings in site.config.ts.`,
  ].join('\n')
}

function quoted(path: string): string {
  return /^[\w./~-]+$/.test(path) ? path : JSON.stringify(path)
}
