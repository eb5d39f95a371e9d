import { splitPayload, type PageHeader } from '../../../client/payload.ts'
import { payloadHref } from '../../../client/payloadHref.ts'
import type { OfflineStore } from './offlineStore.ts'

/**
 * The payload id that the page at an address has on the network, if it is not this one; undefined when
 * that cannot be found out. The worker does not take part, so a slow network is waited for.
 */
export async function newVersionOf(
  { fetch }: OfflineStore,
  pathname: string,
  { id, path }: Pick<PageHeader, 'id' | 'path'>,
): Promise<string | undefined> {
  try {
    const response = await fetch(payloadHref(pathname), { cache: 'no-cache' })
    if (!response.ok) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { header } = splitPayload<PageHeader>(bytes)
    // The offline page may be shown at the address of another page.
    return header.path === path && header.id !== id ? header.id : undefined
  } catch {
    return undefined
  }
}
