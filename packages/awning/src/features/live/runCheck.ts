import type { CheckMessage, CheckResult } from '../../markdown/liveCheck.ts'
import { holdExample, runExample, stopExample } from './runExample.ts'

export type Outcome =
  | {
      readonly kind: 'ended'
      readonly results: readonly CheckResult[]
      /** The last uncaught error of the reader's code, or empty. */
      readonly error: string
    }
  /** It took too long. */
  | { readonly kind: 'stopped' }

/** How long the code may take to load, with React if it needs that, and then the check, in milliseconds. */
const loadLimit = 10_000
const checkLimit = 5000

/** Runs a document with a check in a frame. One that does not end is stopped, and its frame is removed. */
export function runCheck(frame: HTMLIFrameElement, document: string): Promise<Outcome> {
  return holdExample(frame, run(frame, document))
}

async function run(frame: HTMLIFrameElement, document: string): Promise<Outcome> {
  await runExample(frame, document)
  return new Promise((resolve) => {
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      if (outcome.kind === 'stopped') stopExample(frame)
      resolve(outcome)
    }
    const stop = () => end({ kind: 'stopped' })
    let timer = window.setTimeout(stop, loadLimit)
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (!source || source !== frame.contentWindow?.[0] || !isCheckMessage(data)) return
      if (data.check === 'end') return end({ ...data, kind: 'ended' })
      clearTimeout(timer)
      timer = window.setTimeout(stop, checkLimit)
    }
    addEventListener('message', onMessage)
  })
}

/** Examples can send anything, so nothing is taken for granted. */
function isCheckMessage(data: unknown): data is CheckMessage {
  if (typeof data !== 'object' || data === null || !('check' in data)) return false
  if (data.check === 'start') return true
  return (
    data.check === 'end' &&
    'error' in data &&
    typeof data.error === 'string' &&
    'results' in data &&
    Array.isArray(data.results) &&
    data.results.every(isResult)
  )
}

function isResult(value: unknown): value is CheckResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'passed' in value &&
    typeof value.passed === 'boolean'
  )
}
