import type { CheckEvent, Claim } from '../claim.ts'
import type { Run } from '../judge.ts'
import { createFormat } from './browserConsole.ts'
import { createChecks, type Checks } from './createChecks.ts'
import { inspect } from './inspect.ts'
import { watchTimers } from './pendingWork.ts'

/** The first script of a page; `__runExample` then runs the page's program. */
const events: CheckEvent[] = []
const emit = (event: CheckEvent) => void events.push(event)
const format = createFormat()
const wait = setTimeout.bind(globalThis)
const tick = () => new Promise((resolve) => void wait(resolve, 4))
const timers = watchTimers()
let checks: Checks | undefined

// The one thing that a window keeps from the page before.
if (window === top) window.name = ''

for (const method of Object.keys(console)) {
  const value = (...parts: unknown[]) => {
    const text = format(method, parts)
    for (const line of text?.split('\n') ?? []) emit({ type: 'printed', text: line })
  }
  Object.defineProperty(console, method, { value, writable: true, configurable: true })
}

/** A page that takes an error for its own prevents its default; whether it does shows only later. */
function watch(event: Event, error: unknown): void {
  wait(() => {
    if (!event.defaultPrevented) checks?.uncaught(error)
  })
}
addEventListener('error', (event) => watch(event, event.error ?? event.message))
addEventListener('unhandledrejection', (event) => watch(event, event.reason))

async function runExample(
  address: string,
  claims: readonly Claim[],
  longest: number,
): Promise<Run> {
  const own = createChecks({
    claims,
    emit,
    inspect,
    format: (method, parts) => format(method, parts) ?? '',
  })
  checks = own
  Object.defineProperty(globalThis, '__check', { value: own })
  const end = performance.now() + longest
  void import(address)
    .catch((error: unknown) => own.uncaught(error))
    .then(() => emit({ type: 'finished' }))

  const isDone = () =>
    events.some(({ type }) => type === 'finished') && timers.isIdle() && isAllSeen(claims)
  // Twice in a row: what a finished timer has started may not have begun.
  for (let calm = 0; calm < 2 && performance.now() < end; calm = isDone() ? calm + 1 : 0) {
    await tick()
  }
  return { events, isStopped: performance.now() >= end }
}

/** Observers, events and requests are nothing that can be counted: they are waited for by what they lead to. */
function isAllSeen(claims: readonly Claim[]): boolean {
  if (events.some(({ type }) => type === 'failed')) return true
  const lines = claims.filter(({ kind }) => kind === 'line').length
  if (events.filter(({ type }) => type === 'printed').length < lines) return false
  return claims.every(
    ({ id, kind }) =>
      (kind !== 'value' && kind !== 'print') ||
      events.some((event) => event.type === 'checked' && event.id === id),
  )
}

Object.defineProperty(globalThis, '__runExample', { value: runExample })
