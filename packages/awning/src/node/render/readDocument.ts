import { namedFiles } from '../../features/offline/worker/namedFiles.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'
import { tokenize, type TokenizerCallbacks } from '../../text/html/tokenize.ts'
import { failedBoundary, pendingBoundaryId } from './reactMarkers.ts'

/** What the link check needs to know about a page. */
export interface PageFacts {
  /** Targets of the links in the body, except of those that open a new tab, and sources of pictures and frames; each once. */
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
}

/** Everything that the build needs to know about a finished page, so that its HTML is read only once. */
export interface DocumentFacts extends PageFacts {
  /** Content that the policy blocks, or that only appears with scripts; undefined if there is none. */
  readonly forbidden: string | undefined
  /** Addresses of its style sheets, and of the scripts that it loads when the reader interacts. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Code of the scripts inside the document, without blocks of data. */
  readonly inlineScripts: readonly string[]
  /** Addresses of hashed files that attributes and inline scripts name, for offline reading. */
  readonly files: readonly string[]
}

/** Reads the finished HTML in one pass, so that the checks see what the reader gets. */
export function readDocument(html: string, base: string): DocumentFacts {
  const reader = new DocumentReader(html, base)
  tokenize(html, () => reader)
  return reader.facts()
}

/** The attributes whose values are read. The value of any attribute may name a file. */
const readAttributes = new Set(['href', 'id', 'rel', 'src', 'style', 'target', 'type'])

/**
 * Works on offsets and extracts only the facts above, because a list of all tokens of every page
 * would make the build of a large site slower.
 */
class DocumentReader implements TokenizerCallbacks {
  readonly #html: string
  readonly #base: string
  /** Prefix of the addresses of hashed files. */
  readonly #assets: string
  /** Offset of the next such address; -1 if there is none. */
  #nextAsset: number
  readonly #links = new Set<string>()
  readonly #ids = new Set<string>()
  readonly #styles = new Set<string>()
  readonly #scripts = new Set<string>()
  readonly #inlineScripts: string[] = []
  /** Attribute values and scripts that contain addresses of hashed files. */
  readonly #textsWithFiles: string[] = []
  #forbidden: string | undefined
  #isInBody = false
  #isInScript = false

  // The tag that is being read.
  #tagStart = 0
  #tag = ''
  #attributes: Map<string, string> | undefined
  /** Name of the attribute that is being read, if it is one of `readAttributes`. */
  #attribute: string | undefined
  #value = ''

  constructor(html: string, base: string) {
    this.#html = html
    this.#base = base
    this.#assets = `${base}assets/`
    this.#nextAsset = html.indexOf(this.#assets)
  }

  facts(): DocumentFacts {
    return {
      links: [...this.#links],
      ids: this.#ids,
      forbidden: this.#forbidden,
      styles: [...this.#styles],
      scripts: [...this.#scripts],
      inlineScripts: this.#inlineScripts,
      files: namedFiles(this.#textsWithFiles.join('\n'), this.#base),
    }
  }

  onopentagname(start: number, end: number): void {
    this.#tagStart = start - 1
    this.#tag = this.#html.slice(start, end).toLowerCase()
    this.#attributes = undefined
  }

  onattribname(start: number, end: number): void {
    this.#value = ''
    this.#attribute = undefined
    // Most attributes are skipped without copying their names: they are longer than six letters, or classes.
    if (end - start > 6 || this.#html.startsWith('class', start)) return
    const name = this.#html.slice(start, end).toLowerCase()
    if (readAttributes.has(name)) this.#attribute = name
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute !== undefined) this.#value = this.#html.slice(start, end)
    if (this.#namesFile(start, end)) this.#textsWithFiles.push(this.#html.slice(start, end))
  }

  onattribend(): void {
    if (this.#attribute === undefined) return
    this.#attributes ??= new Map()
    this.#attributes.set(this.#attribute, decodeReferences(this.#value))
  }

  onopentagend(last: number): void {
    const [tag, attributes] = [this.#tag, this.#attributes]
    if (tag === 'body') this.#isInBody = true
    this.#isInScript = tag === 'script' && !attributes?.has('type') && !attributes?.has('src')
    if (!attributes) return
    const [href, id] = [attributes.get('href'), attributes.get('id')]
    if (this.#isInBody) {
      if (id !== undefined) this.#ids.add(id)
      // A link that opens a new tab leads to another origin or to a file, which are not checked.
      const isNewTab = attributes.get('target')?.toLowerCase() === '_blank'
      if (tag === 'a' && href !== undefined && !isNewTab) this.#links.add(href)
      const source = tag === 'script' ? undefined : attributes.get('src')
      if (source !== undefined) this.#links.add(source)
    }
    if (tag === 'link' && href !== undefined) {
      const rel = attributes.get('rel')
      if (rel === 'stylesheet') this.#styles.add(href)
      if (rel === 'modulepreload') this.#scripts.add(href)
    }
    if (attributes.has('style')) {
      const text = this.#html.slice(this.#tagStart, Math.min(last + 1, this.#tagStart + 160))
      this.#forbidden ??= `a style attribute, which the content security policy drops: ${text}`
    }
    if (tag === 'template' && id?.startsWith(pendingBoundaryId))
      this.#forbidden ??= 'a part that only script would put in its place (a Suspense boundary)'
  }

  onselfclosingtag(last: number): void {
    this.onopentagend(last)
  }

  ontext(start: number, end: number): void {
    if (!this.#isInScript) return
    const code = this.#html.slice(start, end)
    this.#inlineScripts.push(code)
    this.#textsWithFiles.push(code)
  }

  onclosetag(): void {
    this.#isInScript = false
  }

  oncomment(start: number, last: number, endLength: number): void {
    if (this.#html.slice(start, last - endLength) === failedBoundary)
      this.#forbidden ??= 'an empty Suspense boundary: a component failed or was not loaded'
  }

  /** Whether the address of a hashed file starts in a range; ranges come in order. */
  #namesFile(start: number, end: number): boolean {
    if (this.#nextAsset >= 0 && this.#nextAsset < start)
      this.#nextAsset = this.#html.indexOf(this.#assets, start)
    return this.#nextAsset >= start && this.#nextAsset < end
  }

  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
  // Called only by a tokenizer that decodes character references.
  ontextentity(): void {}
  onattribentity(): void {}
}
