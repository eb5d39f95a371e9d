import { bypassHeader, splitPayload, type PageHeader } from './payload.ts'
import { payloadHref } from './payloadHref.ts'

/** The reader is waiting. */
const timeLimit = 5000

/**
 * Whether the site has been deployed with another app since this document was loaded. What the app has not fetched until then
 * is gone, so to try again is of no use, and only another document helps. False where that cannot be found out.
 */
export async function isAppOutdated(): Promise<boolean> {
  try {
    // Every version of the site has a home page; this page may be gone, or the not-found page of an address without one.
    const response = await fetch(payloadHref(window.__awning.base), {
      cache: 'no-cache',
      // The worker would answer with the page as it was saved.
      headers: { [bypassHeader]: '1' },
      signal: AbortSignal.timeout(timeLimit),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { build } = splitPayload<PageHeader>(bytes).header
    return build !== window.__awning.build
  } catch {
    return false
  }
}
