import type { ServerResponse } from 'node:http'

/** Responds with a short text if there is no file to send. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.setHeader('Cache-Control', 'no-cache')
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) }).end(text)
}
