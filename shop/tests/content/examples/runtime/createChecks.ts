import type { CheckEvent, Claim } from '../claim.ts'
import { isSameText } from '../judge.ts'
import { deepEqual } from './deepEqual.ts'

/** What the place where a program runs has to offer. */
export interface Place {
  readonly claims: readonly Claim[]
  readonly emit: (event: CheckEvent) => void
  readonly inspect: (value: unknown) => string
  /** What a call of a console method prints. */
  readonly format: (method: string, parts: readonly unknown[]) => string
}

/** The other side of what rewriteProgram puts into a program. */
export interface Checks {
  /** Compares a value with the one stated; true if it is a promise, and `settled` is to be awaited. */
  value(id: number, value: unknown, stated: (() => unknown) | null): boolean
  settled(id: number): Promise<void> | undefined
  threw(id: number, error: unknown): unknown
  print(id: number, method: string): (...parts: unknown[]) => void
  /** An uncaught error, or an unhandled rejection. */
  uncaught(error: unknown): void
}

export function createChecks({ claims, emit, inspect, format }: Place): Checks {
  const pending = new Map<number, Promise<void>>()
  const known = new Set<unknown>()
  const tell = (id: number, holds: boolean, found: string) =>
    emit({ type: 'checked', id, holds, found })

  const compare = (claim: Claim, value: unknown, stated: (() => unknown) | null) => {
    const text = inspect(value)
    const isEqual = isStated(value, stated)
    // Stated as `TypeError`, a value may also be that class itself.
    const holds = claim.error ? isEqual : isEqual || isSameText(claim.text, text)
    tell(claim.id, holds, `is ${text}`)
  }
  const threw = (id: number, error: unknown) => {
    const expected = claims[id]?.error
    const isExpected =
      expected !== undefined &&
      namesOf(error).includes(expected.name) &&
      messageOf(error).includes(expected.message)
    tell(id, isExpected, `throws ${describe(error, inspect)}`)
    known.add(error)
    return error
  }

  return {
    value(id, value, stated) {
      const claim = claims[id]
      if (!claim) throw new Error(`there is no claim ${id}`)
      if (!claim.awaits || !isThenable(value)) {
        compare(claim, value, stated)
        return false
      }
      emit({ type: 'waiting', id })
      const settled = Promise.resolve(value).then(
        (result) => compare(claim, result, stated),
        (error: unknown) => void threw(id, error),
      )
      pending.set(id, settled)
      return true
    },
    settled: (id) => pending.get(id),
    threw,
    print(id, method) {
      return (...parts) => {
        const text = format(method, parts)
        const holds = claims[id]?.readings.some((reading) => isSameText(reading, text)) ?? false
        tell(id, holds, `prints ${text}`)
      }
    },
    uncaught(error) {
      if (known.has(error)) return
      known.add(error)
      const stack = error instanceof Error ? (error.stack ?? '') : ''
      emit({ type: 'failed', message: `uncaught ${describe(error, inspect)}`, stack })
    },
  }
}

function isStated(value: unknown, stated: (() => unknown) | null): boolean {
  try {
    return stated !== null && deepEqual(value, stated())
  } catch {
    // What names nothing in the program may still be how the value looks.
    return false
  }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  )
}

function namesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const name = 'name' in error ? String(error.name) : ''
  return [name, error.constructor?.name ?? '']
}

function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : ''
}

function describe(error: unknown, inspect: (value: unknown) => string): string {
  return error instanceof Error ||
    (typeof DOMException === 'function' && error instanceof DOMException)
    ? `${error.name}: ${error.message}`
    : inspect(error)
}
