import { createHash } from 'node:crypto'
import { scriptWithHash } from '../../../node/output/hashAtEnd.ts'
import { contentType } from '../../../node/preview/contentType.ts'
import type { OfflineStore } from './offlineStore.ts'

const origin = 'https://shop.test'

/** In-memory caches whose quota a test can exhaust. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>()
  /** Decides which puts fail, by their path. */
  isFull: (path: string) => boolean = () => false

  open = async (name: string): Promise<Cache> => {
    let cache = this.#caches.get(name)
    if (!cache) {
      cache = new FakeCache((path) => this.isFull(path))
      this.#caches.set(name, cache)
    }
    return cache as unknown as Cache
  }

  keys = async (): Promise<string[]> => [...this.#caches.keys()]

  delete = async (name: string): Promise<boolean> => this.#caches.delete(name)
}

class FakeCache {
  readonly #entries = new Map<string, Response>()
  readonly #isFull: (path: string) => boolean

  constructor(isFull: (path: string) => boolean) {
    this.#isFull = isFull
  }

  async put(path: string, response: Response): Promise<void> {
    if (this.#isFull(path)) throw new DOMException('no room', 'QuotaExceededError')
    this.#entries.delete(path)
    this.#entries.set(path, response)
  }

  async match(path: string): Promise<Response | undefined> {
    return this.#entries.get(path)?.clone()
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#entries.values()].map((response) => response.clone())
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#entries.keys()].map((path) => ({ url: origin + path }))
  }

  async delete(path: string): Promise<boolean> {
    return this.#entries.delete(path)
  }
}

export interface FakeSite {
  readonly store: OfflineStore
  readonly caches: FakeCaches
  /** Files by their address; a test changes them to imitate a deploy. */
  readonly files: Map<string, string>
  /** Requested addresses, in order. */
  readonly requested: string[]
  /** Writes a page that contains a word and names these files; returns the id of its payload. */
  page(href: string, word: string, files?: readonly string[]): string
  /** Writes a style sheet and returns its address, which contains a hash of its text. */
  sheet(text: string): string
  /** Writes a script under this name as the build does and returns its address. */
  script(name: string, code: string): string
}

export function fakeSite(base = '/'): FakeSite {
  const files = new Map<string, string>()
  const requested: string[] = []
  const caches = new FakeCaches()
  const write = (href: string, text: string) => {
    files.set(href, text)
    return href
  }
  return {
    caches,
    files,
    requested,
    store: {
      base,
      caches: caches as unknown as CacheStorage,
      fetch: async (href) => {
        requested.push(href)
        const text = files.get(href)
        return new Response(text ?? 'gone', {
          status: text === undefined ? 404 : 200,
          headers: { 'content-type': contentType(href) },
        })
      },
    },
    page(href, word, named = []) {
      const header = { build: 'b', path: href, bytes: word.length }
      const id = hash(JSON.stringify(header) + word)
      const links = named.map((file) => `<link href="${file}">`).join('')
      write(
        href,
        `<html lang="zh"><title>Page ${word} &amp; more | Shop</title>${links}` +
          `<link rel="preload" as="fetch" href="${href}/index.txt" data-id="${id}"></html>`,
      )
      write(`${href}/index.txt`, `${JSON.stringify({ ...header, id })}\n${word}`)
      return id
    },
    sheet: (text) => write(`/assets/page-${hash(text)}.css`, text),
    script: (name, code) =>
      write(`/assets/${name}`, scriptWithHash(name, Buffer.from(code)).toString()),
  }
}

/** The store of a site some of whose requests fail, or are not answered until they are aborted. */
export function faultyStore(
  { store }: FakeSite,
  fateOf: (href: string) => 'works' | 'fails' | 'hangs',
): OfflineStore {
  const fetch: OfflineStore['fetch'] = async (href, init) => {
    const fate = fateOf(href)
    switch (fate) {
      case 'works':
        return store.fetch(href, init)
      case 'fails':
        throw new TypeError('Failed to fetch')
      case 'hangs':
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        )
    }
  }
  return { ...store, fetch }
}

/** Waits until what is still running without a reason to wait has come to its end; digests need some turns. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
