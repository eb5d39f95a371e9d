import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { inspect, type InspectOptions } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckEvent, Claim } from '../claim.ts'
import { createChecks } from './createChecks.ts'

/** Runs one program in a separate worker and reports what it does; the worker ends when nothing is left to do. */
const { claims, address } = workerData as { claims: readonly Claim[]; address: string }
const emit = (event: CheckEvent) => parentPort?.postMessage(event)

const oneLine: InspectOptions = { breakLength: Infinity, compact: true }
const callers = /\n\s+at (?:[^\n(]*\([^\n)]*\)|(?:async )?\S+?:\d+:\d+)/g
const withoutCallers = (text: string) => text.replace(callers, '')

let output = ''
let isStated = false
const sink = new Writable({
  decodeStrings: false,
  write(chunk, _, done) {
    output += String(chunk)
    if (!isStated) {
      const lines = withoutCallers(output).replace(/\n$/, '').split('\n')
      for (const text of lines) emit({ type: 'printed', text })
      output = ''
    }
    done()
  },
})
const ownConsole = new Console({ stdout: sink, stderr: sink, inspectOptions: oneLine })
globalThis.console = ownConsole

const checks = createChecks({
  claims,
  emit,
  inspect: (value) => withoutCallers(inspect(value, oneLine)),
  format: (method, parts) => {
    isStated = true
    const call: unknown = Reflect.get(ownConsole, method)
    if (typeof call === 'function') Reflect.apply(call, ownConsole, parts)
    const text = withoutCallers(output).replace(/\n$/, '')
    output = ''
    isStated = false
    return text
  },
})
Object.defineProperty(globalThis, '__check', { value: checks })
process.on('uncaughtException', (error) => checks.uncaught(error))
const exit = process.exit.bind(process)
process.exit = (code) => {
  emit({ type: 'finished' })
  return exit(code)
}

emit({ type: 'started' })
try {
  await import(address)
  emit({ type: 'finished' })
} catch (error) {
  checks.uncaught(error)
  emit({ type: 'finished' })
}
