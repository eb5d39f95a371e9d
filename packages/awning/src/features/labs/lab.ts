import type { ComponentType } from 'react'
import type { Localized } from '../../config/site.ts'

/** The texts about a lab on pages, in feeds and in Markdown files. It is plain data, without the code of the lab. */
export interface LabInfo {
  /**
   * The name by which texts refer to it, in lower-case letters, digits and hyphens.
   * @example `name: 'number'` is shown where a text says `::lab{name="number"}`
   */
  readonly name: string
  /**
   * The heading of its frame, one text for each locale.
   * @example { en: 'The 64 bits of a double', zh: '双精度数的64位' }
   */
  readonly title: Localized
  /**
   * One sentence below the frame: what to try.
   * @example { en: 'Flip a bit and see which number it becomes.' }
   */
  readonly caption: Localized
  /**
   * What the lab shows, for readers who do not use it and for feeds, where it cannot run.
   * @example { en: 'A number is a sign, an exponent of 11 bits and 52 bits of digits.' }
   */
  readonly text: Localized
}

/** An interactive experiment that texts can show. */
export interface Lab extends LabInfo {
  /**
   * Imports the component, from a module that begins with `'use client'`. Because the import is lazy,
   * the component is a separate file, which is loaded when the reader scrolls near it.
   * @example component: () => import('./number/NumberLab.tsx')
   */
  readonly component: () => Promise<{ readonly default: ComponentType<LabProps> }>
}

/** The props of a lab's component. Without `shared` it shows its first state. */
export interface LabProps {
  /** Language tag of the page, as in `<html lang>`: `en`, `zh-CN`. */
  readonly locale: string
  /** A state from the page's address. Anyone can edit the address, so it may be invalid. */
  readonly shared?: string | undefined
  /** Receives the state that an address should contain; undefined means the first state. */
  readonly onShare?: ((text: string | undefined) => void) | undefined
}

/** How a state is written in an address. */
export interface LabCodec<State> {
  readonly initial: State
  readonly encode: (state: State) => string
  /** Returns undefined for an invalid text. */
  readonly decode: (text: string) => State | undefined
}
