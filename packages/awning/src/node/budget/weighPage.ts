import { gzipSync } from 'node:zlib'
import type { Budgets } from '../../config/site.ts'
import type { DocumentFacts } from '../render/readDocument.ts'

/** What a reader has to load for a page: the size of its own content, and the files that it links. */
export interface PageWeight {
  /** Gzipped size of the document and of its payload; absent if the uncompressed size is within the budget. */
  readonly html?: number
  readonly payload?: number
  /** Gzipped size of the scripts inside the document. */
  readonly inline: number
  /** Addresses of style sheets, of scripts that are fetched when the reader interacts, and of labs. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly labs: readonly string[]
}

/** A page as it is written, with the addresses of the scripts of its labs. */
interface WrittenPage {
  readonly document: Buffer
  readonly payload: Buffer
  readonly labs: readonly string[]
}

export function weighPage(
  { document, payload, labs }: WrittenPage,
  { inlineScripts, styles, scripts }: DocumentFacts,
  limits: Pick<Budgets, 'html' | 'payload'>,
): PageWeight {
  return {
    // Compressing every page of a large site would take longer than rendering it.
    ...(isOver(document, limits.html) ? { html: gzipped(document) } : {}),
    ...(isOver(payload, limits.payload) ? { payload: gzipped(payload) } : {}),
    inline: inlineScripts.reduce((sum, code) => sum + weighScript(code), 0),
    styles,
    scripts,
    labs,
  }
}

function isOver(bytes: Buffer, limit: number | false): boolean {
  return limit !== false && bytes.length > limit
}

export function gzipped(bytes: string | Buffer): number {
  return gzipSync(bytes).length
}

const weighed = new Map<string, number>()

/** The boot script is the same on every page, so its size is computed once. */
function weighScript(code: string): number {
  const known = weighed.get(code) ?? gzipped(code)
  weighed.set(code, known)
  return known
}
