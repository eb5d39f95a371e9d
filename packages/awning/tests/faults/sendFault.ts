import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import {
  answer,
  drop,
  head,
  login,
  sendWhole,
  truncate,
  type Send,
} from '../browser/faultyResponses.ts'
import type { FaultKind } from './weather.ts'

/** A response as the host would send it. */
export interface Whole {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

/** The service worker prefers a saved page after three seconds. */
const lateMs = 3500
const delayMs = 400

/** What a host sends if it has another version of the site, or lacks the file. */
export type ReadInstead = (instead: 'otherBuild' | 'missing') => Promise<Whole>

/** Sends a response that has the fault. */
export async function sendFault(
  fault: FaultKind,
  response: ServerResponse,
  whole: Whole,
  readInstead: ReadInstead,
): Promise<void> {
  // Most faults can be recognized in the browser by this header.
  response.setHeader('x-fault', fault)
  if (fault === 'delay' || fault === 'late') await wait(fault === 'late' ? lateMs : delayMs)
  const isOther = fault === 'otherBuild' || fault === 'missing'
  const { status, type, body } = isOther ? await readInstead(fault) : whole
  senderOf(fault, body)(response, status, type, body)
}

function senderOf(fault: FaultKind, body: Buffer): Send {
  switch (fault) {
    case 'delay':
    case 'late':
    case 'missing':
    case 'otherBuild':
      return sendWhole
    case 'drop':
      return drop
    case 'reset':
      return reset
    case 'forbidden':
      return answer(403)
    case 'error':
      return answer(500)
    case 'unavailable':
      return answer(503)
    case 'truncate':
      return truncate(Math.floor(body.length / 2))
    case 'shorten':
      return (response, status, type, page) =>
        sendWhole(response, status, type, page.subarray(0, Math.floor(page.length / 2)))
    case 'empty':
      return (response, status, type) => sendWhole(response, status, type, Buffer.of())
    case 'garbage':
      return (response, status, type, page) => sendWhole(response, status, type, garbled(page))
    case 'login':
      return login()
    case 'wrongType':
      return (response, status, type, page) =>
        sendWhole(
          response,
          status,
          /html|javascript|css/.test(type) ? 'text/plain' : 'text/html',
          page,
        )
  }
}

/** The connection is reset in the middle of the body. */
const reset: Send = (response, status, type, body) => {
  head(response, status, type, body)
  response.write(body.subarray(0, Math.floor(body.length / 2)), () =>
    response.socket?.resetAndDestroy(),
  )
}

/** As long as the body, and nothing that a browser could read. */
function garbled(body: Buffer): Buffer {
  return Buffer.from(body.map((byte, index) => (byte ^ (index * 31 + 85)) & 0xff))
}
