import type { Priority, Resource, ResourceId } from './resources.ts'

/** One round trip, in milliseconds. */
export const roundTrip = 100
/** DNS, TCP and TLS: three round trips for an origin without a connection. */
export const connectionTime = 3 * roundTrip
/** The total bandwidth in kilobytes per millisecond: about 1.6 megabits per second. */
export const bandwidth = 0.2

/*
 * The bandwidth is shared by weight. An ideal server would send only the highest priority; buffers and real
 * servers are not ideal, which is why a preload slows everything else down.
 */
const weights: Record<Priority, number> = { highest: 32, high: 8, low: 1 }

export type FoundBy = 'navigation' | 'preload' | 'scanner' | 'parser' | 'stylesheet'

export interface Download {
  readonly resource: Resource
  readonly foundBy: FoundBy
  readonly discovered: number
  /** When the connection is open and the request is sent. */
  readonly requested: number
  readonly firstByte: number
  priority: Priority
  received: number
  ended: number | undefined
}

/** The downloads of a page, simulated in steps of a millisecond. */
export class Network {
  readonly downloads = new Map<ResourceId, Download>()
  #connected: number | undefined

  /** Opens the connection to the other origin, if it is not open yet. */
  connect(now: number): number {
    this.#connected ??= now + connectionTime
    return this.#connected
  }

  request(resource: Resource, foundBy: FoundBy, now: number): void {
    if (this.downloads.has(resource.id)) return
    const sameOriginStart = foundBy === 'navigation' ? now + connectionTime : now
    const requested = resource.crossOrigin ? Math.max(now, this.connect(now)) : sameOriginStart
    this.downloads.set(resource.id, {
      resource,
      foundBy,
      discovered: now,
      requested,
      firstByte: requested + roundTrip,
      priority: resource.priority,
      received: 0,
      ended: undefined,
    })
  }

  /** Delivers the bytes of the millisecond that ends at `now`. */
  deliver(now: number): void {
    const open = [...this.downloads.values()].filter(
      (download) => download.ended === undefined && download.firstByte < now,
    )
    const total = open.reduce((sum, { priority }) => sum + weights[priority], 0)
    for (const download of open) {
      download.received += (bandwidth * weights[download.priority]) / total
      if (download.received >= download.resource.kilobytes - 1e-9) download.ended = now
    }
  }

  isReceived(id: ResourceId): boolean {
    return this.downloads.get(id)?.ended !== undefined
  }

  /** The received part of a file, from 0 to 1. */
  receivedShare(id: ResourceId): number {
    const download = this.downloads.get(id)
    return download ? Math.min(1, download.received / download.resource.kilobytes + 1e-9) : 0
  }
}
