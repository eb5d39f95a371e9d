import { parseSync } from 'rolldown/utils'
import { importable } from '../../features/live/jsx/exampleRules.ts'
import { readings } from '../../markdown/compileJsx.ts'
import type { ComponentMistake, JsxLanguage } from '../../markdown/liveJsx.ts'

/** Mistakes in the syntax of a component, and imports of what examples do not have. The compiler itself overlooks much. */
export function checkJsx(code: string, lang: JsxLanguage): ComponentMistake[] {
  let mistakes: ReturnType<typeof parseSync>['errors'] = []
  for (const text of readings(code)) {
    const { errors, module } = parseSync(`example.${lang}`, text, { lang })
    if (errors.length === 0) return unknownImports(text, module.staticImports)
    mistakes = errors
  }
  // Those of the last reading, which has the author's code at its beginning.
  return mistakes.slice(0, 1).map(({ message, labels, helpMessage }) => ({
    line: lineAt(code, labels[0]?.start ?? 0),
    message: `the live example is not valid: ${message}`,
    hint: helpMessage ?? 'Correct it, or remove "live" to show it as code alone.',
  }))
}

type Imports = ReturnType<typeof parseSync>['module']['staticImports']

function unknownImports(text: string, imports: Imports): ComponentMistake[] {
  return imports
    .filter(({ moduleRequest }) => importable.every((name) => name !== moduleRequest.value))
    .map(({ start, moduleRequest }) => ({
      line: lineAt(text, start),
      message: `a live example cannot import "${moduleRequest.value}"`,
      hint: `It can import ${importable.join(' and ')}; write everything else in the example.`,
    }))
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
