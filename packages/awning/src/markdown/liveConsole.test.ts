import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { liveConsole } from './liveConsole.ts'

interface Message {
  readonly live: string
  readonly text?: string
}

/** The window of an example, and what its page is sent. */
function openExample() {
  const sent: Message[] = []
  const listeners = new Map<string, (event: object) => void>()
  const page = { postMessage: (message: Message) => void sent.push(message) }
  const quiet = () => {}
  const context: Record<string, unknown> = {
    parent: { parent: page },
    document: { documentElement: { dataset: { sources: '[]' } } },
    console: { log: quiet, info: quiet, debug: quiet, warn: quiet, error: quiet },
    Node: EventTarget,
    addEventListener: (name: string, listener: (event: object) => void) =>
      void listeners.set(name, listener),
  }
  runInNewContext(liveConsole('load'), context)
  return {
    sent,
    run: (code: string) => runInNewContext(code, context) as unknown,
    ask: () => listeners.get('message')?.({ source: page }),
  }
}

const textsOf = (messages: readonly Message[]) =>
  messages.flatMap(({ text }) => (text === undefined ? [] : [text]))

it('the page is sent what an example logs, and the same again when it asks', () => {
  const { sent, run, ask } = openExample()
  run("console.log('one', 2); console.warn([3])")
  expect(textsOf(sent)).toEqual(['one 2', '[3]'])
  sent.length = 0
  ask()
  expect(textsOf(sent)).toEqual(['one 2', '[3]'])
})

it('of an example that logs for hours only the first lines are kept', () => {
  const { sent, run, ask } = openExample()
  run('for (let at = 0; at < 30_000; at += 1) console.log(at)')
  expect(textsOf(sent)).toHaveLength(200)
  sent.length = 0
  ask()
  expect(textsOf(sent)).toHaveLength(200)
  expect(run('liveLogs.length')).toBeLessThanOrEqual(10_000)
})
