import { shortHash } from '../cache/hash.ts'
import type { LiveScripts } from '../markdown/liveJsx.ts'
import type { FrameDocument } from './model.ts'

/** Documents that texts contain and pages show in frames, collected for the build to write. */
export class FrameDocuments {
  readonly #base: string
  readonly #documents = new Map<string, FrameDocument>()
  /** Addresses of the scripts that live examples in JSX need. */
  readonly scripts: LiveScripts

  constructor(base: string, engineHash: string) {
    this.#base = base
    const { react, compiler } = liveScriptNames(engineHash)
    this.scripts = { react: this.#address(react), compiler: this.#address(compiler) }
  }

  get all(): readonly FrameDocument[] {
    return [...this.#documents.values()]
  }

  get count(): number {
    return this.#documents.size
  }

  /** Adds a document and returns its public address, which has a hash of it, like every file of `assets/`. */
  add(html: string): string {
    const name = `live-${shortHash(html)}.html`
    this.#documents.set(name, { name, html })
    return this.#address(name)
  }

  #address(name: string): string {
    return `${this.#base}assets/${name}`
  }
}

/**
 * The file names of these scripts. They have the hash of the engine, because texts are compiled before the scripts
 * are bundled; twelve digits of it, because ten would be taken for the hash of the file (`client/fileHash.ts`).
 */
export function liveScriptNames(engineHash: string): LiveScripts {
  const id = engineHash.slice(0, 12)
  return { react: `live-react-${id}.js`, compiler: `live-compiler-${id}.js` }
}
