import { fetchChecked, type AskNetwork } from './checkedFetch.ts'
import { fileCheck } from './fileCheck.ts'
import { carriesHash } from './fileHash.ts'
import { namedFiles, namesFiles } from './namedFiles.ts'
import { openFiles, pathsIn, type Store } from './store.ts'
import { storedFile, storeFile } from './storedFile.ts'

/** An answer that is no page or file of the site; nothing of it is kept. */
export class BadAnswer extends Error {
  override name = 'BadAnswer'
  readonly status: number

  constructor(href: string, status: number) {
    super(`${href} was not answered with what the build wrote (status ${status})`)
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
    this.#kept ??= openFiles(this.#store)
      .then(pathsIn)
      .then((paths) => new Set(paths))
    // What carries no hash may have changed since it was stored.
    const isKept = carriesHash(href) && (await this.#kept).has(href)
    if (isKept && !namesFiles(href)) return []
    const stored = isKept ? await storedFile(this.#store, href) : undefined
    const text = stored ? await stored.text() : await this.#fetch(href)
    return text === undefined ? undefined : namedFiles(text, this.#store.base)
  }

  /** Stores a file and gives its text, if it may name others; undefined where there is no such file. */
  async #fetch(href: string): Promise<string | undefined> {
    const ask: AskNetwork = (cache) => this.#store.fetch(href, cache && { cache })
    const { response, bytes } = await fetchChecked(ask, fileCheck(href))
    if (response.status === 404) return undefined
    if (!bytes) throw new BadAnswer(href, response.status)
    await storeFile(this.#store, href, bytes, response)
    return namesFiles(href) ? new TextDecoder().decode(bytes) : ''
  }
}
