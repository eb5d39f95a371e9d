import { folderContentHash } from '../../cache/folderCache.ts'
import { hash } from '../../cache/hash.ts'
import type { RemoteCache } from '../../cache/remote/remoteCache.ts'
import type { Route } from '../../pages/route.ts'
import type { PageRecord, RenderedRecord } from '../build-manifest/pageRecords.ts'
import type { OutputFolder } from '../output/outputFolder.ts'

/** A page by the hash of the inputs from which it is rendered. */
export interface SharedPage {
  readonly route: Route
  readonly hash: string
}

/** The first line of a stored page, which its own files follow. */
interface PageHead {
  readonly record: RenderedRecord
  /** Its own files and their lengths. */
  readonly files: readonly (readonly [path: string, length: number])[]
  /** Files that it shares with other pages, by path, and their hashes: each is an entry of its own. */
  readonly shared: readonly (readonly [path: string, hash: string])[]
}

interface SharedPagesOptions {
  readonly remote: RemoteCache
  readonly output: OutputFolder
  /** The folder of the bundled engine. */
  readonly engineFolder: string
}

/** Rendered pages that machines share. */
export class SharedPages {
  readonly #options: SharedPagesOptions
  readonly #machineHash: string
  /** Whether a shared file is in the output, by path. */
  readonly #loadedFiles = new Map<string, Promise<boolean>>()
  /** Hashes of the shared files that are stored, by path. */
  readonly #savedFiles = new Map<string, string>()

  constructor(options: SharedPagesOptions) {
    this.#options = options
    // The hash of a page covers what its bundle was made from. Pages also name files of the bundle for
    // browsers, which contain the place of a component's source, seen from the engine. So a bundle that came
    // out differently on another machine is not mixed with this one. ICU formats dates.
    const bundle = folderContentHash(options.engineFolder, 'client')
    this.#machineHash = hash(bundle, process.versions.icu ?? '')
  }

  /** Writes a page that another machine has rendered into the output; undefined if there is none. */
  async load(page: SharedPage): Promise<PageRecord | undefined> {
    const { remote, output } = this.#options
    const bytes = await remote.get('pages', this.#keyOf(page))
    if (!bytes) return undefined
    const start = bytes.indexOf('\n') + 1
    // The remote has verified that these are the bytes of `save`.
    const head = JSON.parse(bytes.toString('utf8', 0, start)) as PageHead
    const areLoaded = await Promise.all(head.shared.map((file) => this.#loadFile(...file)))
    if (areLoaded.includes(false)) return undefined
    let from = start
    for (const [path, length] of head.files) {
      output.write(path, bytes.subarray(from, from + length))
      from += length
    }
    return { ...head.record, hash: page.hash, links: Buffer.from(head.record.links) }
  }

  /** Stores a page that was just written into the output. */
  save(page: SharedPage, record: PageRecord): void {
    const { remote, output } = this.#options
    if (remote.isReadOnly) return
    const shared = record.sharedFiles.map((path) => [path, this.#saveFile(path)] as const)
    remote.put('pages', this.#keyOf(page), () => {
      const files = record.ownFiles.map((path) => [path, output.readBytes(path)] as const)
      const { hash: _, links, ...rest } = record
      const head: PageHead = {
        record: { ...rest, links: links.toString() },
        files: files.map(([path, bytes]) => [path, bytes.length]),
        shared,
      }
      const line = Buffer.from(`${JSON.stringify(head)}\n`)
      return Buffer.concat([line, ...files.map(([, bytes]) => bytes)])
    })
  }

  #keyOf({ route: { locale, path }, hash: inputs }: SharedPage): string {
    return hash(this.#machineHash, locale, path, inputs)
  }

  /** The names of shared files contain a hash of their content, so one that is in the output is the same. */
  #loadFile(path: string, fileHash: string): Promise<boolean> {
    const { remote, output } = this.#options
    let loaded = this.#loadedFiles.get(path)
    if (!loaded) {
      loaded = Promise.resolve(output.has(path)).then(async (isThere) => {
        if (isThere) return true
        const bytes = await remote.get('files', fileHash)
        if (bytes && !output.has(path)) output.write(path, bytes)
        return bytes !== undefined
      })
      this.#loadedFiles.set(path, loaded)
    }
    return loaded
  }

  #saveFile(path: string): string {
    const { remote, output } = this.#options
    let saved = this.#savedFiles.get(path)
    if (saved === undefined) {
      const bytes = output.readBytes(path)
      saved = hash(bytes)
      remote.put('files', saved, () => bytes)
      this.#savedFiles.set(path, saved)
    }
    return saved
  }
}
