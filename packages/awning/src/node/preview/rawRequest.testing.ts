import { request } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }
type Options = { method?: string; headers?: OutgoingHttpHeaders }

/** Sends `path` unchanged, where `fetch` would normalise it, and does not decode the response. */
export function rawRequest(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Options = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false })
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const body = Buffer.concat(chunks)
        const { statusCode: status = 0, headers } = incoming
        resolve({ status, headers, body, text: body.toString() })
      })
    })
    outgoing.end()
  })
}
