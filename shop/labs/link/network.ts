import type { Priority, Resource, ResourceId } from './resources.ts'

/** One round trip, in milliseconds. */
export const roundTrip = 100
/** Name, connection, encryption: three round trips for an origin that was not spoken to yet. */
export const connecting = 3 * roundTrip
/** The whole pipe, in kilobytes a millisecond: about 1.6 megabits a second. */
export const bandwidth = 0.2

/*
 * The pipe is shared by weight. A perfect server would send the urgent alone; buffers and real servers
 * are not perfect, and that is why a preload takes something from everybody.
 */
const weights: Record<Priority, number> = { highest: 32, high: 8, low: 1 }

export type FoundBy = 'navigation' | 'preload' | 'scanner' | 'parser' | 'stylesheet'

export interface Download {
  readonly resource: Resource
  readonly by: FoundBy
  readonly discovered: number
  /** When the connection is there and the request leaves. */
  readonly requested: number
  readonly firstByte: number
  priority: Priority
  received: number
  ended: number | undefined
}

/** The downloads of a page: begun when told, and moved on a millisecond at a time. */
export class Network {
  readonly downloads = new Map<ResourceId, Download>()
  #connected: number | undefined

  /** Opens the connection to the other origin, if it is not open yet. */
  connect(now: number): number {
    this.#connected ??= now + connecting
    return this.#connected
  }

  request(resource: Resource, by: FoundBy, now: number): void {
    if (this.downloads.has(resource.id)) return
    const own = by === 'navigation' ? now + connecting : now
    const requested = resource.foreign ? Math.max(now, this.connect(now)) : own
    this.downloads.set(resource.id, {
      resource,
      by,
      discovered: now,
      requested,
      firstByte: requested + roundTrip,
      priority: resource.priority,
      received: 0,
      ended: undefined,
    })
  }

  /** A millisecond passes, until `now`. */
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

  has(id: ResourceId): boolean {
    return this.downloads.get(id)?.ended !== undefined
  }

  /** How much of a file is there, from 0 to 1. */
  share(id: ResourceId): number {
    const download = this.downloads.get(id)
    return download ? Math.min(1, download.received / download.resource.kilobytes + 1e-9) : 0
  }
}
