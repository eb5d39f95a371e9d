import { describe, expect, it } from 'vitest'
import { bandwidth, connectionTime, Network, roundTrip } from './network.ts'
import type { Resource } from './resources.ts'

const css: Resource = {
  id: 'site.css',
  kilobytes: 20,
  position: 0,
  priority: 'highest',
  preload: false,
}
const picture: Resource = { ...css, id: 'hero.avif', priority: 'low' }
const font: Resource = { ...css, id: 'song.woff2', crossOrigin: true }

/** Advances time until everything requested is received. */
function finish(network: Network): void {
  for (let now = 1; now < 5000; now += 1) network.deliver(now)
}

function ended(network: Network, id: Resource['id']): number {
  return network.downloads.get(id)?.ended ?? Number.NaN
}

describe('Network', () => {
  it('waits one round trip, then receives the bytes', () => {
    const network = new Network()
    network.request(css, 'parser', 0)
    finish(network)
    expect(ended(network, 'site.css')).toBe(roundTrip + 20 / bandwidth)
  })

  it('shares the bandwidth evenly among equal priorities', () => {
    const network = new Network()
    network.request(css, 'parser', 0)
    network.request({ ...css, id: 'lib.js' }, 'parser', 0)
    finish(network)
    expect(ended(network, 'site.css')).toBe(roundTrip + 40 / bandwidth)
    expect(ended(network, 'lib.js')).toBe(ended(network, 'site.css'))
  })

  it('gives high priorities more bandwidth, but not all of it', () => {
    const network = new Network()
    network.request(picture, 'scanner', 0)
    network.request(css, 'parser', 0)
    finish(network)
    expect(ended(network, 'site.css')).toBeLessThan(ended(network, 'hero.avif'))
    expect(ended(network, 'site.css')).toBeGreaterThan(roundTrip + 20 / bandwidth)
    // Rounded up to a whole millisecond.
    expect(ended(network, 'hero.avif')).toBeLessThanOrEqual(roundTrip + 40 / bandwidth + 1)
  })

  it('connects to another origin before the request', () => {
    const network = new Network()
    network.request(font, 'stylesheet', 50)
    expect(network.downloads.get('song.woff2')).toMatchObject({
      discovered: 50,
      requested: 50 + connectionTime,
      firstByte: 50 + connectionTime + roundTrip,
    })
  })

  it('requests at once if the connection is already open', () => {
    const network = new Network()
    network.connect(0)
    network.request(font, 'stylesheet', connectionTime)
    expect(network.downloads.get('song.woff2')?.requested).toBe(connectionTime)
  })

  it('waits until a connection in progress is open', () => {
    const network = new Network()
    network.connect(0)
    network.request(font, 'stylesheet', 100)
    expect(network.downloads.get('song.woff2')?.requested).toBe(connectionTime)
  })

  it('requests nothing twice', () => {
    const network = new Network()
    network.request(css, 'preload', 0)
    network.request(css, 'parser', 90)
    expect(network.downloads.get('site.css')).toMatchObject({ foundBy: 'preload', discovered: 0 })
  })
})
