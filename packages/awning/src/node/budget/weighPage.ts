import { gzipSync } from 'node:zlib'
import type { Budgets } from '../../config/site.ts'

/** What a page asks of a reader's connection: its own bytes, and the files it links. */
export interface PageWeight {
  /** Bytes of the document and of its payload, gzipped; not counted where even the plain bytes fit the budget. */
  readonly html?: number
  readonly payload?: number
  /** Scripts inside the document, gzipped. */
  readonly inline: number
  /** Addresses: style sheets, scripts fetched after intent, experiments. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly labs: readonly string[]
}

export function weighPage(
  html: string,
  payload: Buffer,
  limits: Pick<Budgets, 'html' | 'payload'>,
): PageWeight {
  const bytes = Buffer.from(html)
  return {
    // Compressing every page of a large site would take longer than drawing it.
    ...(isOver(bytes, limits.html) ? { html: gzipped(bytes) } : {}),
    ...(isOver(payload, limits.payload) ? { payload: gzipped(payload) } : {}),
    inline: inlineScript(html),
    styles: addresses(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/g),
    scripts: addresses(html, /<link rel="intent" as="script" href="([^"]+)"/g),
    // In the payload's stream only an experiment carries the address of its code.
    labs: addresses(payload.subarray(payload.indexOf(10)).toString(), /"script":"([^"]+)"/g),
  }
}

function isOver(bytes: Buffer, limit: number | false): boolean {
  return limit !== false && bytes.length > limit
}

export function gzipped(bytes: string | Buffer): number {
  return gzipSync(bytes).length
}

const weighed = new Map<string, number>()

/** Boot is the same on every page: it is weighed once. */
function inlineScript(html: string): number {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code)
  return scripts.reduce((sum, code) => {
    const known = weighed.get(code) ?? gzipped(code)
    weighed.set(code, known)
    return sum + known
  }, 0)
}

function addresses(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, href = '']) => href))]
}
