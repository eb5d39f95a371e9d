import { namedFiles, namesFiles } from './namedFiles.ts'
import { openFiles, pathsIn, type Store } from './store.ts'

/** An answer that is no page or file of the site; nothing of it is kept. */
export class BadAnswer extends Error {
  override name = 'BadAnswer'
  readonly status: number

  constructor(href: string, status: number) {
    super(`${href} was answered with ${status}`)
    this.status = status
  }
}

/** Keeps the files that pages name, and those that they name in turn; each once a run. */
export class FileKeeper {
  readonly #store: Store
  readonly #runs = new Map<string, Promise<readonly string[] | undefined>>()
  #kept: Promise<Set<string>> | undefined

  constructor(store: Store) {
    this.#store = store
  }

  /** All of these and what they name, as far as the site has them. Rejects when one cannot be kept. */
  async keep(hrefs: readonly string[]): Promise<string[]> {
    const found = new Set<string>()
    const follow = async (href: string): Promise<void> => {
      if (found.has(href)) return
      found.add(href)
      const named = await this.#file(href)
      // A text may speak of a file that is none.
      if (named === undefined) found.delete(href)
      else await Promise.all(named.map(follow))
    }
    await Promise.all(hrefs.map(follow))
    return [...found].sort()
  }

  #file(href: string): Promise<readonly string[] | undefined> {
    let run = this.#runs.get(href)
    if (!run) {
      run = this.#keepOne(href)
      this.#runs.set(href, run)
      run.catch(() => this.#runs.delete(href))
    }
    return run
  }

  async #keepOne(href: string): Promise<readonly string[] | undefined> {
    const cache = await openFiles(this.#store)
    this.#kept ??= pathsIn(cache).then((paths) => new Set(paths))
    const isKept = (await this.#kept).has(href)
    if (isKept && !namesFiles(href)) return []
    let file = isKept ? await cache.match(href) : undefined
    if (!file) {
      const answer = await this.#store.fetch(href)
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new BadAnswer(href, answer.status)
      // Whole before it is kept: an answer that breaks off rejects here.
      file = plainCopy(await answer.arrayBuffer(), answer)
      await cache.put(href, file.clone())
    }
    return namesFiles(href) ? namedFiles(await file.text(), this.#store.base) : []
  }
}

/** Without the marks of how it came: compressed, redirected. */
function plainCopy(body: ArrayBuffer, { headers }: Response): Response {
  return new Response(body, {
    headers: { 'content-type': headers.get('content-type') ?? 'application/octet-stream' },
  })
}
