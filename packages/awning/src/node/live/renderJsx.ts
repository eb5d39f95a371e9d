import { createContext, Script, type Context } from 'node:vm'
import { nothingShown } from '../../features/live/jsx/exampleRules.ts'
import { compileJsx, JsxMistake } from '../../markdown/compileJsx.ts'
import type { ComponentMistake, RenderJsx } from '../../markdown/liveJsx.ts'
import { checkJsx } from './checkJsx.ts'
import { bundleLive } from './liveScripts.ts'

const fileName = 'live-example'
const opening = 'globalThis.liveExample = (exports, require, render) => {'

/** React's server code expects these when it is loaded, and does not use them for a still picture. */
const missingGlobals = `globalThis.MessageChannel = class { port1 = {}; port2 = {} }
globalThis.TextEncoder = class { encode() {} };`

let loading: Promise<RenderJsx> | undefined

/** Loads what compiles and renders live examples in JSX. */
export function loadRenderJsx(): Promise<RenderJsx> {
  loading ??= createRenderJsx(5000)
  return loading
}

export async function createRenderJsx(
  /** How long an example may take, in milliseconds. */
  timeout: number,
): Promise<RenderJsx> {
  const server = new Script(`${missingGlobals}\n${await bundleLive('liveServer')}`)
  return (code, language) => {
    const mistakes = checkJsx(code, language)
    if (mistakes.length > 0) return { mistakes }
    try {
      const script = compileJsx(code)
      const example = new Script(`${opening}\n${script}\n}`, {
        filename: fileName,
      })
      return { script, markup: markupOf(server, example, timeout) }
    } catch (error) {
      const mistake = explained(error)
      if (!mistake) throw error
      return { mistakes: [mistake] }
    }
  }
}

/**
 * The first state of an example as HTML. Its code runs in a context of its own, without anything of Node, and not for
 * long. Empty if it needs a browser, or fails: then the frame shows what happens.
 */
function markupOf(server: Script, example: Script, timeout: number): string {
  const context: Context = createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    // Callbacks of promises count for the time limit too.
    microtaskMode: 'afterEvaluate',
  })
  server.runInContext(context, { timeout })
  try {
    example.runInContext(context, { timeout })
    const call = new Script('liveMarkup(globalThis.liveExample)')
    const markup: unknown = call.runInContext(context, { timeout })
    return typeof markup === 'string' ? markup : ''
  } catch (error) {
    if (isTimeout(error) || messageOf(error) === nothingShown) throw error
    return ''
  }
}

/** What an author has to correct, or undefined for an error of the engine. */
function explained(error: unknown): ComponentMistake | undefined {
  const hint = 'Correct it, or remove "live" to show it as code alone.'
  const message = messageOf(error)
  if (error instanceof JsxMistake)
    return { line: error.line, message: `the live example is not valid: ${message}`, hint }
  if (isTimeout(error))
    return { line: 1, message: 'the live example does not finish rendering', hint }
  if (message === nothingShown)
    return {
      line: 1,
      message: 'the live example shows nothing',
      hint: 'Write "export default" before its component, or render(<App />) at its end.',
    }
  if (!(error instanceof SyntaxError)) return undefined
  const line = new RegExp(`^${fileName}:(\\d+)`).exec(error.stack ?? '')?.[1] ?? '2'
  return { line: Number(line) - 1, message: `the live example is not valid: ${message}`, hint }
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}

/** Errors of an example are of another context, so they are no instances of `Error` here. */
function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)
}
