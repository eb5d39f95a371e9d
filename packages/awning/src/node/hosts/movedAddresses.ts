import { samePathKey } from '../../config/address.ts'
import { decodedAddress } from '../../text/decodedAddress.ts'

/** An old address, and the address that it leads to. */
export interface MovedAddress {
  /** Decoded, without a slash at the end. */
  readonly from: string
  /** An href, or a complete address. */
  readonly to: string
}

export interface MovedAddresses {
  readonly moved: readonly MovedAddress[]
  /** Lines with patterns, conditions or other codes, which only hosts that read the file understand. */
  readonly others: readonly string[]
}

/** Reads `_redirects`, as the build has written it. Of two lines for one address the first counts. */
export function movedAddresses(text: string): MovedAddresses {
  const moved = new Map<string, MovedAddress>()
  const others: string[] = []
  for (const line of text.split(/\r?\n/).map((written) => written.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [from = '', to = '', status = '', ...rest] = line.split(/\s+/)
    const isPlain = /^\/[^*:?#]*$/.test(from) && /^(?:\/|https?:\/\/)/.test(to)
    if (!isPlain || !/^30[18]!?$/.test(status) || rest.length > 0) {
      others.push(line)
      continue
    }
    const key = samePathKey(decodedAddress(from))
    if (!moved.has(key)) moved.set(key, { from: key, to })
  }
  return { moved: [...moved.values()], others }
}
