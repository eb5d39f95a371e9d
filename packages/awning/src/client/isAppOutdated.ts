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
    const response = await fetch(payloadHref(location.pathname), {
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
