import { createHash } from 'node:crypto'
import type { SiteConfig } from '../../../config/site.ts'
import { namedFiles } from '../worker/namedFiles.ts'
import type { RenderedPage } from '../../../node/render/pageRenderer.ts'

/** What is to be remembered of a page, once it is written, to tell what can be kept of the site. */
export interface OfflineFacts {
  /** Of its payload. */
  readonly id: string
  /** Of its HTML. */
  readonly hash: string
  readonly bytes: number
  readonly files: readonly string[]
}

export function offlineFacts(
  { id, html, payload }: RenderedPage,
  { base }: SiteConfig,
): OfflineFacts {
  const files = [...namedFiles(html, base), ...namedFiles(payload.toString(), base)]
  return {
    id,
    hash: createHash('sha256').update(html).digest('hex').slice(0, 10),
    bytes: Buffer.byteLength(html) + payload.length,
    files: [...new Set(files)],
  }
}
