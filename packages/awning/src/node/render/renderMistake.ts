import { siteCodeFile } from '../../config/siteCodeFile.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import type { Route } from '../../pages/route.ts'
import { lineAndColumn } from '../../text/lineAndColumn.ts'

/** React's errors that authors cause, by their number: a production build of React has no texts for them. */
const reactErrors: Readonly<Record<string, string>> = {
  31: 'an object is no text. Write one of its fields: {person.name}',
  130: 'a component is undefined. Check the name of its import',
  321: 'a hook is called outside of a component',
  482: 'a component that is async runs in the browser. Fetch its data on the server',
}

const inBrowser =
  "Pages are rendered in Node. What needs a browser belongs into an effect of a component whose file begins with 'use client'."

const hints: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:window|document|navigator|localStorage|sessionStorage|location) is not defined/,
    inBrowser,
  ],
  [/\buse[A-Z]\w*\b.*(?:is not a function|client)|hook/i, inBrowser],
  [/Expected component/, 'Import it at the top of the file, or correct its name.'],
  [
    /cannot be passed directly to Client Components|event handlers/i,
    "A function cannot be sent to the browser. Move it into a component that begins with 'use client'.",
  ],
]

/** What an author reads about a page that cannot be rendered. `source` is the text of its file. */
export function renderMistake(
  error: unknown,
  { file = siteCodeFile, path }: Pick<Route, 'file' | 'path'>,
  source = '',
): Diagnostic {
  return mistakeIn(`the page ${path}`, error, file, source)
}

/** The same about what all pages share: navbar, announcement and footer. */
export function frameMistake(error: unknown): Diagnostic {
  return mistakeIn('the frame of all pages', error, siteCodeFile, '')
}

function mistakeIn(subject: string, error: unknown, file: string, source: string): Diagnostic {
  const text = error instanceof Error ? error.message : String(error)
  const [, number = ''] = /Minified React error #(\d+)/.exec(text) ?? []
  const [first = ''] = (reactErrors[number] ?? text).split('\n')
  const component = failedComponent(error, source)
  const [, hook] = /\b(use[A-Z]\w*)\)? is not a function/.exec(first) ?? []
  const hint = hook ? clientHint(component) : hints.find(([pattern]) => pattern.test(first))?.[1]
  const what = hook ? `${hook} works only in components of the browser` : first
  return {
    severity: 'error',
    file,
    ...(namedPosition(first, source) ?? elementPosition(component, source)),
    message: `${subject} cannot be rendered: ${component ? `in the component ${component}: ` : ''}${what}`,
    ...(hint === undefined ? {} : { hint }),
  }
}

function clientHint(component = 'the component'): string {
  return `Write 'use client' as the first line of the file of ${component}: it is then rendered here too, and runs in the browser.`
}

/** The component that the stack names first, of those that the text shows. */
function failedComponent(error: unknown, source: string): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const names = [...stack.matchAll(/^\s+at (?:async )?([A-Z]\w*)\b/gm)].map(([, name = '']) => name)
  return names.find((name) => elementPosition(name, source))
}

function elementPosition(component: string | undefined, source: string) {
  const offset = component === undefined ? -1 : source.search(new RegExp(`<${component}\\b`))
  return offset < 0 ? undefined : lineAndColumn(source, offset)
}

/** The compiled page has no positions, but most messages contain the name of what failed. */
function namedPosition(
  message: string,
  source: string,
): { line: number; column: number } | undefined {
  const [, name = ''] =
    /Expected component `([\w.]+)`/.exec(message) ??
    /reading '([\w$]+)'/.exec(message) ??
    /^(?:\(0, )?([\w$.]+)\)? is not (?:defined|a function)/.exec(message) ??
    []
  const last = name.split('.').at(-1) ?? ''
  // A message that the text itself contains was written there: `throw new Error('…')`.
  const offset = Math.max(
    last === '' ? -1 : source.search(new RegExp(`\\b${last.replaceAll('$', '\\$')}\\b`)),
    source.indexOf(message),
  )
  if (offset < 0 || message === '') return undefined
  return lineAndColumn(source, offset)
}
