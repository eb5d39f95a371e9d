import { isComponent } from '../components/compileComponent.ts'
import type { Problem } from '../examples/claim.ts'
import type { ContentFence } from '../examples/contentFences.ts'
import { parseCss, parseScss } from './parseCss.ts'
import { parseHttp, parseJson, parseYaml } from './parseData.ts'
import { parseHtml } from './parseHtml.ts'
import { parseJsonc, parseScript, type ScriptLanguage } from './parseScript.ts'
import { parseShell } from './parseShell.ts'

/** What checks a fence: a test of its own, a parser, or nobody, for a reason. */
export type FenceCheck =
  | { readonly by: 'another test' | 'the reader'; readonly why: string }
  | { readonly by: 'its parser'; problems(): Problem[] }
  | { readonly by: 'nothing' }

const scripts: readonly ScriptLanguage[] = ['js', 'jsx', 'ts', 'tsx']

const parsers: Readonly<Record<string, (code: string) => Problem[]>> = {
  css: parseCss,
  scss: parseScss,
  html: parseHtml,
  json: parseJson,
  jsonc: parseJsonc,
  yaml: parseYaml,
  http: parseHttp,
  bash: parseShell,
  sh: parseShell,
}

/** Languages that no parser knows. */
const unparsed: Readonly<Record<string, string>> = {
  text: 'what programs print, and trees of folders',
  ansi: 'what programs print',
  diff: 'parts of two versions of a file',
}

/** Words that make a test run or compile the code. */
const tested: Readonly<Record<string, string>> = {
  run: 'examples.test.ts',
  types: 'types.test.ts',
  twoslash: 'the build',
}

export function checkOf(fence: ContentFence, following: readonly ContentFence[]): FenceCheck {
  const { lang, title = '', flags, code } = fence
  if (isGiven(fence, following)) return { by: 'another test', why: 'the tests of exercises' }
  const test = flags.map((flag) => tested[flag]).find((name) => name !== undefined)
  if (test !== undefined) return { by: 'another test', why: test }
  if (lang === 'mermaid') return { by: 'another test', why: 'the build draws it' }
  const script = scripts.find((name) => name === lang)
  // The components of other frameworks have compilers of their own.
  if (script === undefined && isComponent({ lang, title }))
    return { by: 'another test', why: 'components.test.ts' }
  const parser = parsers[lang]
  if (script !== undefined)
    return {
      by: 'its parser',
      problems: () => parseScript(code, script, flags.includes('check')),
    }
  if (parser) return { by: 'its parser', problems: () => parser(code) }
  const why = unparsed[lang]
  return why === undefined ? { by: 'nothing' } : { by: 'the reader', why }
}

/** Whether a live example is the beginning of an exercise, which may be wrong: the reader corrects it. */
function isGiven({ file, flags }: ContentFence, following: readonly ContentFence[]): boolean {
  if (!flags.includes('live')) return false
  const next = following.find((other) => !other.flags.includes('live'))
  return next?.file === file && next.flags.includes('check')
}
