import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageHeader } from './payload.ts'

let answers: Map<string, () => Response | Promise<Response>>
let asked: string[]
/** Addresses whose next response was prefetched. */
let prefetched: Set<string>

/** A payload as the build writes it: one line about the stream, then the stream. */
function payload(header: object, stream: string, bytes = Buffer.byteLength(stream)): Response {
  return new Response(`${JSON.stringify({ ...header, bytes })}\n${stream}`)
}

function part(name: string): () => Response {
  return () => payload({ build: 'b1' }, name)
}

const header: Omit<PageHeader, 'bytes'> = {
  build: 'b1',
  id: 'id1',
  path: '/a',
  head: { title: 'A' },
  shell: '/assets/shell.txt',
  aside: '/assets/aside.txt',
}

/** The module of a document that was just opened: it remembers parts. */
async function open() {
  vi.resetModules()
  return import('./loadView.ts')
}

const decode = async (stream: Uint8Array) => `decoded ${new TextDecoder().decode(stream)}`

beforeEach(() => {
  asked = []
  prefetched = new Set()
  answers = new Map([
    ['/a/index.txt', () => payload(header, 'page a')],
    ['/assets/shell.txt', part('shell')],
    ['/assets/aside.txt', part('aside')],
  ])
  vi.stubGlobal('window', { __awning: { build: 'b1' } })
  vi.doMock('./fetchPayload.ts', () => ({
    async fetchPayload(href: string) {
      asked.push(href)
      const answer = answers.get(href)
      const response = answer ? await answer() : new Response('', { status: 404 })
      // Boot copies a prefetched response, and a copy has no address.
      return Object.defineProperty(response, 'url', {
        value: prefetched.delete(href) ? '' : href,
      })
    },
  }))
})

afterEach(() => vi.unstubAllGlobals())

describe('a page', () => {
  it('comes with its shell and its aside', async () => {
    const { loadView } = await open()
    expect(await loadView('/a', '/404', decode)).toEqual({
      id: 'id1',
      isSaved: false,
      path: '/a',
      head: { title: 'A' },
      shell: 'decoded shell',
      aside: 'decoded aside',
      main: 'decoded page a',
    })
    expect(asked.toSorted()).toEqual(['/a/index.txt', '/assets/aside.txt', '/assets/shell.txt'])
  })

  it('comes with what it shows of a large sidebar, which is fetched once', async () => {
    const { loadView } = await open()
    const entries = [{ label: 'A', path: '/a' }]
    answers.set('/a/index.txt', () => payload({ ...header, entries: '/assets/e.json' }, 'page a'))
    answers.set('/assets/e.json', () => new Response(JSON.stringify(entries)))
    const first = await loadView('/a', '/404', decode)
    expect(first.entries).toEqual(entries)
    expect((await loadView('/a', '/404', decode)).entries).toBe(first.entries)
    expect(asked.filter((href) => href === '/assets/e.json')).toHaveLength(1)
  })

  it('in a long visit comes with the lists of the sidebar that were shown last, and fetches others again', async () => {
    const { loadView } = await open()
    const show = (number: number) => {
      const entries = `/assets/${number}.json`
      answers.set('/a/index.txt', () => payload({ ...header, entries }, ''))
      answers.set(entries, () => new Response('[]'))
      return loadView('/a', '/404', decode)
    }
    for (let number = 0; number < 100; number += 1) await show(number)
    const times = (number: number) =>
      asked.filter((href) => href === `/assets/${number}.json`).length
    await show(99)
    await show(0)
    expect([times(99), times(0)]).toEqual([1, 2])
  })

  it('is broken if a login page comes in place of its sidebar, which is fetched again later', async () => {
    const { loadView } = await open()
    answers.set('/a/index.txt', () => payload({ ...header, entries: '/assets/e.json' }, 'page a'))
    answers.set('/assets/e.json', () => new Response('<!doctype html>'))
    await expect(loadView('/a', '/404', decode)).rejects.toThrow('the response is not')
    answers.set('/assets/e.json', () => new Response('[]'))
    expect((await loadView('/a', '/404', decode)).entries).toEqual([])
  })

  it('says whether it came from the device', async () => {
    const { loadView } = await open()
    const saved = payload({ ...header, aside: null }, 'page a')
    saved.headers.set('x-saved', '1')
    answers.set('/a/index.txt', () => saved)
    expect(await loadView('/a', '/404', decode)).toMatchObject({ isSaved: true })
  })

  it('without an aside asks for none', async () => {
    answers.set('/a/index.txt', () => payload({ ...header, aside: null }, 'page a'))
    const { loadView } = await open()
    expect(await loadView('/a', '/404', decode)).toMatchObject({ aside: null })
    expect(asked).not.toContain('/assets/aside.txt')
  })

  it('that is not there is the not-found page', async () => {
    answers.set('/404/index.txt', () => payload({ ...header, path: '/404' }, 'nothing here'))
    const { loadView } = await open()
    expect(await loadView('/none', '/404', decode)).toMatchObject({
      path: '/404',
      main: 'decoded nothing here',
    })
  })

  it('is a failure where the not-found page is missing too', async () => {
    const { loadView } = await open()
    await expect(loadView('/none', '/404', decode)).rejects.toThrow('not-found page is missing')
    expect(asked).toEqual(['/none/index.txt', '/404/index.txt'])
  })

  it('is a failure when the server fails', async () => {
    answers.set('/a/index.txt', () => new Response('', { status: 503, statusText: 'Busy' }))
    const { loadView } = await open()
    await expect(loadView('/a', '/404', decode)).rejects.toThrow('503 Busy')
  })

  it('is a failure when a byte of it is missing', async () => {
    answers.set('/a/index.txt', () => payload(header, 'page', 5))
    const { loadView } = await open()
    await expect(loadView('/a', '/404', decode)).rejects.toThrow('incomplete')
  })
})

describe('a part that pages share', () => {
  it('is fetched once', async () => {
    const { loadView } = await open()
    await loadView('/a', '/404', decode)
    await loadView('/a', '/404', decode)
    expect(asked.filter((href) => href === '/assets/shell.txt')).toHaveLength(1)
  })

  it('is fetched again after a failure', async () => {
    answers.set('/assets/shell.txt', () => new Response('', { status: 500 }))
    const { loadView } = await open()
    await expect(loadView('/a', '/404', decode)).rejects.toThrow('500')
    answers.set('/assets/shell.txt', part('shell'))
    expect(await loadView('/a', '/404', decode)).toMatchObject({ shell: 'decoded shell' })
  })
})

describe('a part whose address carries a hash', () => {
  const text = `${JSON.stringify({ build: 'b1', bytes: 5 })}\nshell`
  const shell = `/assets/part-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.txt`

  beforeEach(() => {
    answers.set('/a/index.txt', () => payload({ ...header, shell, aside: null }, 'page a'))
  })

  it('is shown if it is the one', async () => {
    answers.set(shell, () => new Response(text))
    const { loadView } = await open()
    expect(await loadView('/a', '/404', decode)).toMatchObject({ shell: 'decoded shell' })
  })

  it('is a failure if it is that of another version', async () => {
    answers.set(shell, part('other'))
    const { loadView } = await open()
    await expect(loadView('/a', '/404', decode)).rejects.toThrow(`is not ${shell}`)
  })
})

describe('a page that was prefetched', () => {
  beforeEach(() => prefetched.add('/a/index.txt'))

  it('and names a part that a deploy has removed since is fetched again', async () => {
    const old = payload({ ...header, id: 'old', shell: '/assets/gone.txt' }, 'old words')
    const responses = [old, payload(header, 'new words')]
    answers.set('/a/index.txt', () => responses.shift() ?? new Response('', { status: 500 }))
    const { loadView } = await open()
    expect(await loadView('/a', '/404', decode)).toMatchObject({
      shell: 'decoded shell',
      main: 'decoded new words',
    })
  })

  it('and was no page is fetched again', async () => {
    const responses = [new Response('<title>Log in</title>'), payload(header, 'page a')]
    answers.set('/a/index.txt', () => responses.shift() ?? new Response('', { status: 500 }))
    const { loadView } = await open()
    expect(await loadView('/a', '/404', decode)).toMatchObject({ main: 'decoded page a' })
  })

  it('is a failure if the second response is none either', async () => {
    answers.set('/a/index.txt', () => new Response('<title>Log in</title>'))
    const { loadView } = await open()
    await expect(loadView('/a', '/404', decode)).rejects.toThrow('no page of this site')
    expect(asked).toEqual(['/a/index.txt', '/a/index.txt'])
  })

  it('is stale at once if it is of another version of the app', async () => {
    answers.set('/a/index.txt', () => payload({ ...header, build: 'b2' }, 'page a'))
    const { loadView, StalePayload } = await open()
    await expect(loadView('/a', '/404', decode)).rejects.toBeInstanceOf(StalePayload)
    expect(asked).toHaveLength(1)
  })
})

describe('a page of another version', () => {
  it('of the app is stale', async () => {
    answers.set('/a/index.txt', () => payload({ ...header, build: 'b2' }, 'page a'))
    const { loadView, StalePayload } = await open()
    await expect(loadView('/a', '/404', decode)).rejects.toBeInstanceOf(StalePayload)
    expect(asked).toEqual(['/a/index.txt'])
  })

  it('than the document is asked for by the id that the document names', async () => {
    answers.set('/a/index.txt', () => payload({ ...header, id: 'newer' }, 'new words'))
    answers.set('/a/index.txt?id=id1', () => payload(header, 'old words'))
    const { loadView } = await open()
    expect(await loadView('/a', '/404', decode, 'id1')).toMatchObject({
      id: 'id1',
      main: 'decoded old words',
    })
  })

  it('that cannot be had in the version of the document is stale', async () => {
    const newer = () => payload({ ...header, id: 'newer' }, 'new words')
    answers.set('/a/index.txt', newer)
    answers.set('/a/index.txt?id=id1', newer)
    const { loadView, StalePayload } = await open()
    await expect(loadView('/a', '/404', decode, 'id1')).rejects.toBeInstanceOf(StalePayload)
  })

  it('is not asked for where the document and its payload agree', async () => {
    const { loadView } = await open()
    await loadView('/a', '/404', decode, 'id1')
    expect(asked[0]).toBe('/a/index.txt')
    expect(asked).not.toContain('/a/index.txt?id=id1')
  })
})

describe('the payload of an old address', () => {
  const old = (redirect?: string) => () =>
    new Response(`${JSON.stringify({ build: '', bytes: 0, ...(redirect ? { redirect } : {}) })}\n`)

  it('names the page that replaces it, whether or not it was prefetched', async () => {
    const { loadView } = await open()
    answers.set('/old/index.txt', old('/a'))
    for (const hrefs of [[], ['/old/index.txt']]) {
      prefetched = new Set(hrefs)
      asked = []
      const failure = loadView('/old', '/404', decode)
      await expect(failure).rejects.toMatchObject({ name: 'Redirected', to: '/a' })
      expect(asked).toEqual(['/old/index.txt'])
    }
  })

  it('leaves an address outside of the app to the browser', async () => {
    const { loadView } = await open()
    answers.set('/old/index.txt', old())
    await expect(loadView('/old', '/404', decode)).rejects.toMatchObject({ name: 'StalePayload' })
  })
})
