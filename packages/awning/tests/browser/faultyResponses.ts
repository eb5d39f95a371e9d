import type { ServerResponse } from 'node:http'

/** Sends a response of a static host, as it is or spoilt. */
export type Send = (response: ServerResponse, status: number, type: string, body: Buffer) => void

export const sendWhole: Send = (response, status, type, body) => {
  head(response, status, type, body)
  response.end(body)
}

/** The connection breaks before the first byte of the response. */
export const drop: Send = (response) => void response.destroy()

export function answer(status: number): Send {
  return (response) => sendWhole(response, status, 'text/plain', Buffer.of())
}

/** The header states the full length, and the connection breaks after `bytes`. */
export function truncate(bytes: number): Send {
  return (response, status, type, body) => {
    head(response, status, type, body)
    response.write(body.subarray(0, bytes), () => response.destroy())
  }
}

export function rewrite(change: (text: string) => string): Send {
  return (response, status, type, body) =>
    sendWhole(response, status, type, Buffer.from(change(body.toString())))
}

/** Sends a login page with status 200 instead; `cached` lets browsers cache it for a year. */
export function login(cached?: 'cached'): Send {
  return (response) => {
    const body = Buffer.from('<!doctype html><title>Log in</title><form>Log in</form>')
    head(response, 200, 'text/html', body, cached && 'max-age=31536000, immutable')
    response.end(body)
  }
}

/** Nothing is cached, and no connection is reused, because browsers silently repeat a request that fails on a reused one. */
export function head(
  response: ServerResponse,
  status: number,
  type: string,
  body: Buffer,
  caching = 'no-store',
): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': caching,
    connection: 'close',
  })
}
