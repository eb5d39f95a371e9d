import { isScriptAddress } from '../../config/blockedAddress.ts'
import {
  blockedAddresses,
  checkedAttributes,
  checkedElements,
} from '../../config/blockedAddresses.ts'
import { parsePolicy, type ContentPolicy } from '../../config/contentPolicy.ts'
import { namedFiles } from '../../features/offline/worker/namedFiles.ts'
import { isHandlerName } from '../../markdown/rawHtml.ts'
import { decodeReferences } from '../../text/html/decodeReferences.ts'
import { tokenize, type TokenizerCallbacks } from '../../text/html/tokenize.ts'
import { tokenizeWellFormed } from '../../text/html/tokenizeWellFormed.ts'
import { inlineHash } from './inlineHash.ts'
import { failedBoundary, pendingBoundaryId } from './reactMarkers.ts'

/** What the link check needs to know about a page. */
export interface PageFacts {
  /** Targets of the links in the body, except of those that open a new tab, and sources of pictures and frames; each once. */
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
}

/** Everything that the build needs to know about a finished page, so that its HTML is read only once. */
export interface DocumentFacts extends PageFacts {
  /** Content that the document's own policy blocks, or that only appears with scripts, in words. */
  readonly forbidden: readonly string[]
  /** Addresses of its style sheets, and of the scripts that it loads when the reader interacts. */
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Code of the scripts inside the document, without blocks of data. */
  readonly inlineScripts: readonly string[]
  /** Addresses of hashed files that attributes and inline scripts name, for offline reading. */
  readonly files: readonly string[]
}

/**
 * Reads the finished HTML in one pass, so that the checks see what the reader gets. `origin` is that of the site, to
 * which the policy of the document refers.
 */
export function readDocument(html: string, base: string, origin: string): DocumentFacts {
  const reader = new DocumentReader(html, base, origin)
  if (tokenizeWellFormed(html, reader)) return reader.facts()
  const patientReader = new DocumentReader(html, base, origin)
  tokenize(html, () => patientReader)
  return patientReader.facts()
}

/** The attributes whose values are read. The value of any attribute may name a file. */
const readAttributes = new Set([...checkedAttributes, 'id', 'name', 'style', 'target', 'type'])
/** The only ones of them with more than six letters are `formaction` and `xlink:href`. */
const longAttribute = /^(?:formaction|xlink:href)$/i

/** Types of scripts that a browser runs; blocks of data have others. */
const scriptTypes = /^(?:|module|(?:text|application)\/javascript)$/i

/**
 * Works on offsets and extracts only the facts above, because a list of all tokens of every page
 * would make the build of a large site slower.
 */
class DocumentReader implements TokenizerCallbacks {
  readonly #html: string
  readonly #base: string
  readonly #origin: string
  /** The policy of the document, if it has one. */
  readonly #policy: ContentPolicy | undefined
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
  readonly #forbidden = new Set<string>()
  #isInBody = false
  /** The element whose content is code that the policy may block. */
  #codeElement: 'script' | 'style' | undefined

  // The tag that is being read.
  #tagStart = 0
  #tag = ''
  #attributes: Map<string, string> | undefined
  /** Name of the attribute that is being read, if it is one of `readAttributes`. */
  #attribute: string | undefined
  #value = ''

  constructor(html: string, base: string, origin: string) {
    this.#html = html
    this.#base = base
    this.#origin = origin
    this.#policy = policyOf(html)
    this.#assets = `${base}assets/`
    this.#nextAsset = html.indexOf(this.#assets)
  }

  facts(): DocumentFacts {
    return {
      links: [...this.#links],
      ids: this.#ids,
      forbidden: [...this.#forbidden],
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
    const first = this.#html.charCodeAt(start) | 32
    if (first === letters.o) this.#checkHandler(start, end)
    // Most attributes are skipped without copying their names: they are longer than six letters, or classes.
    if (end - start > 6) {
      if (first !== letters.f && first !== letters.x) return
      if (!longAttribute.test(this.#html.slice(start, end))) return
    } else if (this.#html.startsWith('class', start)) return
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
    this.#codeElement = codeElement(tag, attributes)
    if (!attributes) return
    const [href, id] = [attributes.get('href'), attributes.get('id')]
    if (this.#isInBody) {
      if (id !== undefined) this.#ids.add(id)
      // The older way to name a place in a page.
      const place = tag === 'a' ? attributes.get('name') : undefined
      if (place !== undefined) this.#ids.add(place)
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
    if (attributes.has('style'))
      this.#forbidden.add(
        `a style attribute, which the content security policy drops: ${this.#tagText(last)}`,
      )
    if (tag === 'template' && id?.startsWith(pendingBoundaryId))
      this.#forbidden.add('a part that only script would put in its place (a Suspense boundary)')
    if (!this.#policy || !isCheckedElement(tag, href)) return
    const element = { name: tag, attribute: (name: string) => attributes.get(name) }
    for (const { message, hint } of blockedAddresses(element, this.#policy, this.#origin))
      this.#forbidden.add(`${this.#tagText(last)}: ${message}. ${hint}`)
  }

  onselfclosingtag(last: number): void {
    this.onopentagend(last)
  }

  ontext(start: number, end: number): void {
    if (this.#codeElement === undefined) return
    const code = this.#html.slice(start, end)
    this.#checkCode(this.#codeElement, code)
    if (this.#codeElement === 'style') return
    this.#inlineScripts.push(code)
    this.#textsWithFiles.push(code)
  }

  onclosetag(): void {
    this.#codeElement = undefined
  }

  oncomment(start: number, last: number, endLength: number): void {
    if (this.#html.slice(start, last - endLength) === failedBoundary)
      this.#forbidden.add('an empty Suspense boundary: a component failed or was not loaded')
  }

  /** The beginning of the tag that is being read, for a message. */
  #tagText(last: number): string {
    return this.#html.slice(this.#tagStart, Math.min(last + 1, this.#tagStart + 160))
  }

  #checkHandler(start: number, end: number): void {
    const name = this.#html.slice(start, end)
    if (this.#policy && isHandlerName(name))
      this.#forbidden.add(
        `the attribute ${name} in <${this.#tag}>, which the content security policy drops. Handlers are for components with 'use client'`,
      )
  }

  /** Inline code is allowed by its hash: that of the engine, and that of `head` in the settings. */
  #checkCode(element: 'script' | 'style', code: string): void {
    const allowed = this.#policy?.get(`${element}-src`)
    if (!allowed || allowed.includes(inlineHash(code))) return
    this.#forbidden.add(
      `an inline <${element}>, which the content security policy blocks: ${code.trim().slice(0, 80)}. Write it into head of site.config.ts`,
    )
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

/** The policy that `finishDocument` wrote; a part of a document has none. */
function policyOf(html: string): ContentPolicy | undefined {
  const [, text] = policyMeta.exec(html) ?? []
  if (text === undefined) return undefined
  if (lastPolicy?.text !== text) lastPolicy = { text, policy: parsePolicy(text) }
  return lastPolicy.policy
}

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/
/** Nearly all pages of a site have the same policy. */
let lastPolicy: { readonly text: string; readonly policy: ContentPolicy } | undefined

/** First letters of the names of attributes, in lower case. */
const letters = { f: 102, o: 111, x: 120 }

/** Most tags are links, which only `javascript:` makes a matter of the policy. */
function isCheckedElement(tag: string, href: string | undefined): boolean {
  return tag === 'a' ? href !== undefined && isScriptAddress(href) : checkedElements.has(tag)
}

function codeElement(
  tag: string,
  attributes: ReadonlyMap<string, string> | undefined,
): 'script' | 'style' | undefined {
  if (tag === 'style') return 'style'
  if (tag !== 'script' || attributes?.has('src')) return undefined
  return scriptTypes.test(attributes?.get('type') ?? '') ? 'script' : undefined
}
