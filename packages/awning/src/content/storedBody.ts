import type { TextStore } from '../cache/textStore.ts'
import type { Block } from './model.ts'
import { previewBlocks } from './previewBlocks.ts'

/** What is in memory of a body of blocks: plain data, with which the body can be made again. */
export interface BodyFields {
  readonly hash: string
  /** Hash of the text in the store, where it is not the one of the body. */
  readonly text?: string
  /** Of a preview: the address of the page whose text it shows. */
  readonly previewOf?: string
  readonly hasDiagram: boolean
  readonly hasMath?: boolean
  readonly hasRichCode?: boolean
  readonly hasFrame?: boolean
  readonly hasTypes?: boolean
}

/** A body whose text is read from disk at each access. What copies or stores its properties reads no text. */
export class StoredBody implements BodyFields {
  readonly kind = 'blocks'
  readonly hash: string
  declare readonly text?: string
  declare readonly previewOf?: string
  readonly hasDiagram: boolean
  declare readonly hasMath?: boolean
  declare readonly hasRichCode?: boolean
  declare readonly hasFrame?: boolean
  declare readonly hasTypes?: boolean
  readonly #texts: TextStore

  constructor(fields: BodyFields, texts: TextStore) {
    const { hash, text, previewOf, hasDiagram, hasMath, hasRichCode, hasFrame, hasTypes } = fields
    this.#texts = texts
    this.hash = hash
    this.hasDiagram = hasDiagram
    // Hashes of pages contain which of these properties there are.
    if (text !== undefined) this.text = text
    if (previewOf !== undefined) this.previewOf = previewOf
    if (hasMath) this.hasMath = hasMath
    if (hasRichCode) this.hasRichCode = hasRichCode
    if (hasFrame) this.hasFrame = hasFrame
    if (hasTypes) this.hasTypes = hasTypes
  }

  get blocks(): readonly Block[] {
    const blocks = this.#texts.get<Block[]>(this.text ?? this.hash)
    return this.previewOf === undefined ? blocks : previewBlocks(blocks, this.previewOf)
  }
}
