import { fetchChecked, type FetchFromNetwork } from './fetchChecked.ts'
import { fileCheck } from './fileCheck.ts'
import { carriesHash } from '../../../client/fileHash.ts'
import { isLoadedOnDemand, namedFiles, namesFiles } from './namedFiles.ts'
import { openFiles, type OfflineStore } from './offlineStore.ts'
import { storedFile, storeFile } from './storedFile.ts'

/** The response is not the page or file that the build wrote, so nothing of it is saved. */
export class BadResponse extends Error {
  override name = 'BadResponse'
  readonly status: number

  constructor(href: string, status: number) {
    super(`the response for ${href} is not what the build wrote (status ${status})`)
    this.status = status
  }
}

/** Saves the files that pages name, and those that they name in turn. One instance fetches each file once. */
export class FileSaver {
  readonly #store: OfflineStore
  readonly #results = new Map<string, Promise<readonly string[] | undefined>>()

  constructor(store: OfflineStore) {
    this.#store = store
  }

  /** Saves these files and all they name, and returns those that exist. Rejects when one cannot be saved. */
  async save(hrefs: readonly string[]): Promise<string[]> {
    const found = new Set<string>()
    const follow = async (href: string): Promise<void> => {
      if (found.has(href) || isLoadedOnDemand(href)) return
      found.add(href)
      const named = await this.#file(href)
      // A text may mention an address that looks like a file but does not exist.
      if (named === undefined) found.delete(href)
      else await Promise.all(named.map(follow))
    }
    await Promise.all(hrefs.map(follow))
    return [...found].sort()
  }

  #file(href: string): Promise<readonly string[] | undefined> {
    let result = this.#results.get(href)
    if (!result) {
      result = this.#saveOne(href)
      this.#results.set(href, result)
      result.catch(() => this.#results.delete(href))
    }
    return result
  }

  async #saveOne(href: string): Promise<readonly string[] | undefined> {
    const isStored = await this.#isStored(href)
    if (isStored && !namesFiles(href)) return []
    const stored = isStored ? await storedFile(this.#store, href) : undefined
    const text = stored ? await stored.text() : await this.#fetch(href)
    return text === undefined ? undefined : namedFiles(text, this.#store.base)
  }

  /** A file without a hash may have changed since it was stored. */
  async #isStored(href: string): Promise<boolean> {
    if (!carriesHash(href)) return false
    return (await (await openFiles(this.#store)).match(href)) !== undefined
  }

  /** Stores a file and returns its text, or '' if it cannot name others; undefined where there is no such file. */
  async #fetch(href: string): Promise<string | undefined> {
    const fetchFromNetwork: FetchFromNetwork = (cache) =>
      this.#store.fetch(href, cache && { cache })
    const { response, bytes } = await fetchChecked(fetchFromNetwork, fileCheck(href))
    if (response.status === 404) return undefined
    if (!bytes) throw new BadResponse(href, response.status)
    await storeFile(this.#store, href, bytes, response)
    return namesFiles(href) ? new TextDecoder().decode(bytes) : ''
  }
}
