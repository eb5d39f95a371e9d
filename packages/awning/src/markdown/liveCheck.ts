/** What a check has found: a sentence of the author or an error, and whether it holds. */
export interface CheckResult {
  readonly text: string
  readonly passed: boolean
}

/** What `runCheck` sends to the page: that the code has loaded, and later what the check has found. */
export type CheckMessage =
  | { readonly check: 'start' }
  | {
      readonly check: 'end'
      readonly results: readonly CheckResult[]
      /** The last uncaught error of the reader's code; empty if there was none. */
      readonly error: string
    }

/**
 * Runs the check of an exercise when the reader's code has loaded, and sends the page what it has found. A check that
 * throws has failed there. A condition may be a promise, which would otherwise always count as true.
 */
export function runCheck(loaded: 'load' | 'rendered'): string {
  return `addEventListener('${loaded}', async () => {
  const send = (message) => parent.parent.postMessage(message, '*')
  const stated = [], results = []
  send({ check: 'start' })
  try {
    await liveCheck((text, condition) => void stated.push([text, condition]), liveLogs)
  } catch (error) {
    stated.push([liveErrorText(error), false])
  }
  for (const [text, condition] of stated) {
    let passed = false
    try {
      passed = Boolean(await condition)
    } catch {}
    results.push({ text: String(text), passed })
  }
  send({ check: 'end', results, error: liveErrorText() })
})`
}
