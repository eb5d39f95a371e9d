import { Script } from 'node:vm'
import { languageOf } from './liveLanguages.ts'
import { isJsx, type ComponentMistake } from './liveJsx.ts'
import type { NodeOf } from './parser.ts'
import type { WriteContext } from './writeContext.ts'

type Fence = NodeOf<'code'>

/** What is wrong with the check of an exercise, with the line of its code. */
export function checkMistakes({ lang, value }: Fence): ComponentMistake[] {
  if (languageOf({ lang }) !== 'js')
    return [
      {
        line: 0,
        message: `a check cannot be written in "${lang ?? ''}"`,
        hint: 'Write it in JavaScript: js check.',
      },
    ]
  const mistake = syntaxMistake(`async (check, logs) => {\n${value}\n}`)
  if (mistake)
    return [
      {
        line: Math.max(1, mistake.line - 1),
        message: `the check is not valid: ${mistake.message}`,
        hint: 'Correct it. It is the body of an async function of check and logs, without imports.',
      },
    ]
  if (!/\bcheck\s*\(/.test(value))
    return [
      {
        line: 0,
        message: 'the check checks nothing',
        hint: "Call check(sentence, condition) in it, such as check('There are three items', items.length === 3).",
      },
    ]
  return []
}

/** What is wrong with the code of an answer. */
export function answerMistakes(fence: Fence, { jsx }: WriteContext): readonly ComponentMistake[] {
  const language = languageOf(fence)
  if (isJsx(language)) {
    const result = jsx?.(fence.value, language)
    return result && 'mistakes' in result
      ? result.mistakes.map((mistake) => ({
          ...mistake,
          message: mistake.message.replace('the live example', 'the answer'),
          hint: mistake.hint.replace(/, or remove "live".*/, '.'),
        }))
      : []
  }
  const mistake = language === 'js' ? syntaxMistake(fence.value) : undefined
  return mistake
    ? [
        {
          line: mistake.line,
          message: `the answer is not valid: ${mistake.message}`,
          hint: 'Correct it. It runs as a classic script, without imports.',
        },
      ]
    : []
}

/** Parses code as a classic script, without running it. */
function syntaxMistake(code: string): { line: number; message: string } | undefined {
  const filename = 'exercise'
  try {
    // eslint-disable-next-line no-new -- only parsed
    new Script(code, { filename })
    return undefined
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const line = new RegExp(`^${filename}:(\\d+)`).exec(error.stack ?? '')?.[1] ?? '1'
    return { line: Number(line), message: error.message }
  }
}
