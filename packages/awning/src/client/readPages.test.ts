import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubStorage } from './stubStorage.testing.ts'

let stored: Map<string, string>

beforeEach(() => {
  vi.resetModules()
  stored = stubStorage()
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const load = () => import('./readPages.ts')

describe('the pages that were read', () => {
  it('are stored as paths, one a line, each once', async () => {
    const { markRead, readPages } = await load()
    for (const path of ['/docs/a', '/docs/b', '/docs/a']) markRead(path)
    expect([...stored]).toEqual([['read', '/docs/a\n/docs/b']])
    expect(readPages()).toEqual(['/docs/a', '/docs/b'])
  })

  it('are those of earlier visits, whatever else was stored', async () => {
    stored.set('read', '/docs/a\n\nnonsense\n/docs/b')
    const { readPages } = await load()
    expect(readPages()).toEqual(['/docs/a', '/docs/b'])
  })

  it('are removed at once, and subscribers are notified', async () => {
    const { clearRead, markRead, readPages, subscribe } = await load()
    const listener = vi.fn()
    const unsubscribe = subscribe(listener)
    markRead('/docs/a')
    clearRead()
    unsubscribe()
    markRead('/docs/b')
    expect(listener).toHaveBeenCalledTimes(2)
    expect(readPages()).toEqual(['/docs/b'])
    expect(stored.get('read')).toBe('/docs/b')
  })

  it('follow what another tab does', async () => {
    const { readPages, subscribe } = await load()
    subscribe(() => {})
    dispatchEvent(Object.assign(new Event('storage'), { key: 'read', newValue: '/docs/c' }))
    expect(readPages()).toEqual(['/docs/c'])
    dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', newValue: 'dark' }))
    expect(readPages()).toEqual(['/docs/c'])
    dispatchEvent(Object.assign(new Event('storage'), { key: 'read', newValue: null }))
    expect(readPages()).toEqual([])
  })

  it('last as long as the page where nothing can be stored', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('window', {})
    const { markRead, readPages, subscribe } = await load()
    markRead('/docs/a')
    subscribe(() => {})
    expect(readPages()).toEqual(['/docs/a'])
  })
})
