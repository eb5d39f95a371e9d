import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../../config/site.ts'
import { namedFiles } from '../worker/namedFiles.ts'
import type { RenderedPage } from '../../../node/render/pageRenderer.ts'

/** What is recorded about a page, for the lists of what can be saved for offline reading. */
export interface OfflineFacts {
  /** Id of its payload. */
  readonly id: string
  /** Hash of its HTML. */
  readonly hash: string
  readonly bytes: number
  readonly files: readonly string[]
}

/** `named` are the files that its HTML names. */
export function offlineFacts(
  { id, html, payload }: RenderedPage,
  named: readonly string[],
  { base }: SiteConfig,
): OfflineFacts {
  const files = [...named, ...namedFiles(payload.toString(), base)]
  return {
    id,
    hash: createHash('sha256').update(html).digest('hex').slice(0, 10),
    bytes: Buffer.byteLength(html) + payload.length,
    files: [...new Set(files)],
  }
}
