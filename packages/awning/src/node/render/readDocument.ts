import { namedFiles } from '../../features/offline/worker/namedFiles.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'
import { tokenize, type TokenizerCallbacks } from '../../text/html/tokenize.ts'
import { failedBoundary, pendingBoundaryId } from './reactMarkers.ts'

/** What the link check needs to know about a page. */
export interface PageFacts {
  /** Targets of the links in the body, each once, except of those that open a new tab. */
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
}

/** Everything that the build wants to know about a finished page, so that its HTML is read once. */
export interface DocumentFacts extends PageFacts {
  /** What a strict policy or a reader without script would stumble over. */
  readonly forbidden: string | undefined
  /** Addresses of its style sheets, and of the scripts that it loads after intent. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Code of the scripts inside the document; blocks of data are none. */
  readonly inlineScripts: readonly string[]
  /** Addresses of hashed files that attributes and inline scripts name, for offline reading. */
  readonly files: readonly string[]
}

/** Reads the finished HTML in one pass: what the reader gets is what is checked. */
export function readDocument(html: string, base: string): DocumentFacts {
  const reader = new DocumentReader(html, base)
  tokenize(html, () => reader)
  return reader.facts()
}

/** Attributes that are read; the value of any may name a file. */
const readAttributes = new Set(['as', 'href', 'id', 'rel', 'src', 'style', 'target', 'type'])

/**
 * Works on offsets and takes out only what is asked for: a list of tokens of every page would make
 * the build of a large site slower.
 */
class DocumentReader implements TokenizerCallbacks {
  readonly #html: string
  readonly #base: string
  /** How the address of a hashed file starts. */
  readonly #assets: string
  /** Where the next such address is. */
  #nextAsset: number
  readonly #links = new Set<string>()
  readonly #ids = new Set<string>()
  readonly #styles = new Set<string>()
  readonly #scripts = new Set<string>()
  readonly #inlineScripts: string[] = []
  /** Texts in which hashed files are named. */
  readonly #naming: string[] = []
  #forbidden: string | undefined
  #isInBody = false
  #isInScript = false

  // The tag that is being read.
  #tagStart = 0
  #tag = ''
  #attributes: Map<string, string> | undefined
  /** Name of the attribute that is being read, if it is one of those. */
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
      files: namedFiles(this.#naming.join('\n'), this.#base),
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
    // Most attributes are longer, or classes.
    if (end - start > 6 || this.#html.startsWith('class', start)) return
    const name = this.#html.slice(start, end).toLowerCase()
    if (readAttributes.has(name)) this.#attribute = name
  }

  onattribdata(start: number, end: number): void {
    if (this.#attribute !== undefined) this.#value = this.#html.slice(start, end)
    if (this.#namesFile(start, end)) this.#naming.push(this.#html.slice(start, end))
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
      // What opens a new tab is another origin or a file, which is not this check's concern.
      const isNewTab = attributes.get('target')?.toLowerCase() === '_blank'
      if (tag === 'a' && href !== undefined && !isNewTab) this.#links.add(href)
    }
    if (tag === 'link' && href !== undefined) {
      const rel = attributes.get('rel')
      if (rel === 'stylesheet') this.#styles.add(href)
      if (rel === 'intent' && attributes.get('as') === 'script') this.#scripts.add(href)
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
    this.#naming.push(code)
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
  // Called only where character references are decoded.
  ontextentity(): void {}
  onattribentity(): void {}
}
