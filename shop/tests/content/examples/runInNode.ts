import { Worker } from 'node:worker_threads'
import { bundleRuntime } from './bundleRuntime.ts'
import type { CheckEvent, Problem } from './claim.ts'
import { judge, type Run } from './judge.ts'
import { prepareProgram } from './prepareProgram.ts'

const longestRun = 2000
/** The parameter distinguishes the example's frames in a stack from the runner's. */
const scheme = 'data:text/javascript;example;base64,'
const address = /data:text\/javascript;example;base64,[\w+/=]*/
const frame = new RegExp(`${address.source}:(\\d+)(?::(\\d+))?`)

let runtime: Promise<URL> | undefined

/** Runs a program in a separate thread, and returns which of its claims are false. */
export async function runInNode(source: string, lang: 'js' | 'ts'): Promise<Problem[]> {
  const program = prepareProgram(source, lang)
  if (program.problems.length > 0) return [...program.problems]
  const workerData = { claims: program.claims, address: scheme + base64(program.code) }
  const problems = judge(program.claims, await run(workerData), (stack) => {
    const match = frame.exec(stack)
    return match ? program.lineOf(Number(match[1]), Number(match[2] ?? 1)) : undefined
  })
  return problems.map(({ line, message }) => ({
    line,
    message: message.replace(address, 'the example'),
  }))
}

async function run(workerData: object): Promise<Run> {
  runtime ??= bundleRuntime('node').then(
    (code) => new URL(`data:text/javascript;base64,${base64(code)}`),
  )
  const options = { workerData, execArgv: [], stdout: true, stderr: true }
  const worker = new Worker(await runtime, options)
  worker.stdout.resume()
  worker.stderr.resume()
  return new Promise((resolve) => {
    const events: CheckEvent[] = []
    let limit: NodeJS.Timeout | undefined
    let isStopped = false
    worker.on('message', (event: CheckEvent) => {
      events.push(event)
      if (event.type !== 'started') return
      limit = setTimeout(() => {
        isStopped = true
        void worker.terminate()
      }, longestRun)
    })
    worker.on('error', (error) => {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
      events.push({ type: 'failed', message, stack })
    })
    worker.on('exit', () => {
      clearTimeout(limit)
      resolve({ events, isStopped })
    })
  })
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
