import { shortHash } from '../../../cache/hash.ts'
import type { SiteConfig } from '../../../config/site.ts'
import { namedFiles } from '../worker/namedFiles.ts'

/** The files of a page: its HTML and its payload, whose id is a hash. */
interface WrittenPage {
  readonly id: string
  readonly document: Buffer
  readonly payload: Buffer
}

/** What the build manifest stores about a page, for the list of sections that can be saved for offline reading. */
export interface OfflineFacts {
  /** Id of the payload, a hash of its content. */
  readonly id: string
  /** Hash of the HTML. */
  readonly hash: string
  /** Size of HTML and payload. */
  readonly bytes: number
  /** Addresses of the hashed files that HTML and payload name. */
  readonly files: readonly string[]
}

/** `named` are the files that its HTML names. */
export function offlineFacts(
  { id, document, payload }: WrittenPage,
  named: readonly string[],
  { base }: SiteConfig,
): OfflineFacts {
  const files = [...named, ...namedFiles(payload.toString(), base)]
  return {
    id,
    hash: shortHash(document),
    bytes: document.length + payload.length,
    files: [...new Set(files)],
  }
}
