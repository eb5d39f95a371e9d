import type { LabCodec } from 'awning/lab'
import { properties, type Property } from './properties.ts'

export interface CssomState {
  readonly property: Property
  /** What is declared, as typed. */
  readonly value: string
  /** The parent's width and font size in pixels. */
  readonly width: number
  readonly font: number
  /** What the parent declares as `--x`. */
  readonly x: string
  /** Whether the element makes a box at all. */
  readonly box: boolean
}

export const widths = { min: 120, max: 400 }
export const fonts = { min: 10, max: 32 }
export const longest = 60

const shape = /^([a-z-]+)\*(\d{1,3})\*(\d{1,2})\*([01])\*([^;]*);([^;]*)$/

/** `property*width*font*box*x;value`: no value has a semicolon. */
export const cssomCodec: LabCodec<CssomState> = {
  initial: { property: 'width', value: '50%', width: 240, font: 16, x: '3em', box: true },
  encode: ({ property, value, width, font, x, box }) =>
    `${property}*${width}*${font}*${box ? 1 : 0}*${x};${value}`,
  decode(text) {
    const [, name, wide, size, box, x = '', value = ''] = shape.exec(text) ?? []
    const property = properties.find((known) => known === name)
    const [width, font] = [Number(wide), Number(size)]
    if (!property || value.length > longest || x.length > longest || /\p{Cc}/u.test(text))
      return undefined
    if (!isWithin(width, widths) || !isWithin(font, fonts)) return undefined
    return { property, value, width, font, x, box: box === '1' }
  },
}

function isWithin(number: number, { min, max }: { min: number; max: number }): boolean {
  return number >= min && number <= max
}

/** What can be typed as a value: no end of the declaration, and not too long. */
export function tidy(text: string): string {
  return text.replaceAll(/[;\p{Cc}]/gu, '').slice(0, longest)
}
