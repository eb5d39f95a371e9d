import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect, stripVTControlCharacters } from 'node:util'
import type { Diagnostic } from '../content/diagnostic.ts'
import { importMistake } from './importMistake.ts'

type Position = Pick<Diagnostic, 'file' | 'line' | 'column'>

/** What was thrown while code of a site ran: its message, at the topmost position that is in the site. */
export function thrownMistake(error: unknown, root: string, file: string): Diagnostic {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : inspect(error)
  const position =
    error instanceof Error
      ? (positionInSite(error.stack ?? '', root) ?? importMistake(error.message, root, file))
      : undefined
  return { severity: 'error', file, ...position, message: plainMessage(message) }
}

/** The first line of a message, without the paths of files that the engine has made. */
function plainMessage(message: string): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n')
  return line
    .replace(/ imported from \S*module\.mjs$/, ', which the site imports')
    .replace(/'\S*\/api\.js'/, "'awning'")
}

export function positionInSite(stack: string, root: string): Position | undefined {
  for (const [, address = '', line, column] of stack.matchAll(
    /(file:\/\/[^\s)]+?|\/[^\s)]+?):(\d+):(\d+)/g,
  )) {
    const file = relative(root, address.startsWith('file:') ? fileURLToPath(address) : address)
    if (file.startsWith('..') || file.startsWith(`.cache${sep}`) || file.includes('node_modules'))
      continue
    return { file: file.replaceAll(sep, '/'), line: Number(line), column: Number(column) }
  }
  return undefined
}

/**
 * What the bundler found in code of a site. Its messages have a heading, a code, a line and, in a
 * frame, the position; without one, `file` is where bundling began.
 */
export function bundlerMistake(error: unknown, file: string): Diagnostic {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
  const [, target, importer] =
    /Could not resolve '([^']+)' in (\S+)/.exec(text) ??
    /failed to resolve import "([^"]+)" from "([^"]+)"/.exec(text) ??
    []
  const [, framed = importer ?? file, line, column] = /╭─\[ (.+?):(\d+):(\d+) \]/.exec(text) ?? []
  const position = line === undefined ? {} : { line: Number(line), column: Number(column) }
  if (target !== undefined)
    return {
      severity: 'error',
      file: framed,
      ...position,
      message: `imports ${target}, which does not exist`,
      hint: 'Write the path with its extension, from the folder of this file on, or from the folder of the site on with @site/; a package has to be installed.',
    }
  const [message = ''] = text
    .replace(/^Build failed with .*\s+/, '')
    .trim()
    .split('\n')
  return {
    severity: 'error',
    file: framed,
    ...position,
    message: `this file cannot be bundled: ${message.replace(/^\[\w+\]\s*/, '')}`,
  }
}
