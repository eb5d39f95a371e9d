import {
  fenceFlags,
  fenceOptions,
  readFence,
  twoslashFlag,
  type FenceMistake,
} from '../highlight/fence.ts'
import { isPlainLanguage, languageId, languageNames } from '../highlight/languages.ts'
import { applyMagicComments } from '../highlight/magicComments.ts'
import { extensionOf, shownCode } from '../highlight/twoslash/twoslashCode.ts'
import { nearest } from '../text/nearest.ts'
import type { NodeOf } from './parser.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

/** Reports what the opening line of a code block says in vain: unknown languages and options, and lines that do not exist. */
export function checkFence(
  node: NodeOf<'code'>,
  context: WriteContext,
  /** Words and options that only blocks of this kind have. */
  own: readonly string[] = [],
): void {
  const { fence, mistakes } = readFence(node.lang ?? null, node.meta ?? null)
  const { lang, flags, marked, focused = [], folded = [] } = fence
  const report = (message: string, hint: string) =>
    context.diagnostics.push({ severity: 'warning', ...positionOf(node), message, hint })

  if (lang !== '' && languageId(lang) === undefined && !isPlainLanguage(lang)) {
    const guess = nearest(lang, languageNames)
    report(
      `there is no language "${lang}", so this code has no colours`,
      guess ? `Did you mean "${guess}"?` : 'Write "text" for code without colours.',
    )
  }
  if (flags.includes(twoslashFlag) && extensionOf(lang) === undefined)
    report(
      `"${twoslashFlag}" shows types, which ${lang === '' ? 'a block without a language' : `"${lang}"`} does not have`,
      'Write it on blocks of the languages ts, tsx, js and jsx.',
    )
  const known = [...fenceFlags, ...context.codeSettings.flags, ...own]
  for (const flag of flags)
    if (known.includes(flag)) continue
    else if (isExerciseWord(flag))
      context.diagnostics.push({ severity: 'error', ...positionOf(node), ...strayExercise[flag] })
    else report(...unknownOption(flag, [...known, ...fenceOptions]))
  for (const mistake of mistakes) {
    const [name = ''] = mistake.written.split('=')
    if (mistake.kind !== 'option' || ![...own, ...context.codeSettings.flags].includes(name))
      report(...explained(mistake, [...known, ...fenceOptions]))
  }

  const last = Math.max(0, ...[marked, focused, folded].map((numbers) => numbers.at(-1) ?? 0))
  if (last === 0) return
  const shown = shownCode(node.value, fence)
  const lines = applyMagicComments(shown, lang, fence.ranged).code.split('\n').length
  if (last > lines)
    report(
      `there is no line ${last}: this code has ${lines} ${lines === 1 ? 'line' : 'lines'}`,
      'Comments that mark lines are not counted.',
    )
}

/** Words of exercises, which mean something directly behind a live example alone. */
const strayExercise = {
  check: {
    message: 'a check without a live example before it',
    hint: 'Write it directly behind fences with the word live, with nothing but blank lines between.',
  },
  answer: {
    message: 'an answer without a live example before it',
    hint: 'Write it directly behind the live fences and the check of an exercise, with nothing but blank lines between.',
  },
}

function isExerciseWord(flag: string): flag is keyof typeof strayExercise {
  return Object.hasOwn(strayExercise, flag)
}

function explained({ kind, written }: FenceMistake, known: string[]): [string, string] {
  switch (kind) {
    case 'option':
      return unknownOption(written, known)
    case 'range':
      return [`"${written}" is no range of lines`, 'Write {2} or {1,3-5}.']
    case 'number':
      return [`"${written}" is no number`, 'Write showLineNumbers=10 to begin with 10.']
  }
}

function unknownOption(written: string, known: readonly string[]): [string, string] {
  const guess = nearest(written, known)
  return [
    `code blocks have no option "${written}"`,
    guess ? `Did you mean "${guess}"?` : `Known ones: ${[...new Set(known)].join(', ')}.`,
  ]
}
