import type { LabCodec } from 'awning/lab'
import { properties, type Property } from './properties.ts'

export interface CssomState {
  readonly property: Property
  /** The declared value, as typed. */
  readonly value: string
  /** The parent's width and font size in pixels. */
  readonly width: number
  readonly fontSize: number
  /** The value of `--x` on the parent. */
  readonly x: string
  /** Whether the element generates a box. */
  readonly hasBox: boolean
}

export const widths = { min: 120, max: 400 }
export const fontSizes = { min: 10, max: 32 }
export const maxLength = 60

const pattern = /^([a-z-]+)\*(\d{1,3})\*(\d{1,2})\*([01])\*([^;]*);([^;]*)$/

/** `property*width*font*box*x;value`: no value has a semicolon. */
export const cssomCodec: LabCodec<CssomState> = {
  initial: { property: 'width', value: '50%', width: 240, fontSize: 16, x: '3em', hasBox: true },
  encode: ({ property, value, width, fontSize, x, hasBox }) =>
    `${property}*${width}*${fontSize}*${hasBox ? 1 : 0}*${x};${value}`,
  decode(text) {
    const [, name, wide, size, hasBox, x = '', value = ''] = pattern.exec(text) ?? []
    const property = properties.find((known) => known === name)
    const [width, fontSize] = [Number(wide), Number(size)]
    if (!property || value.length > maxLength || x.length > maxLength || /\p{Cc}/u.test(text))
      return undefined
    if (!isWithin(width, widths) || !isWithin(fontSize, fontSizes)) return undefined
    return { property, value, width, fontSize, x, hasBox: hasBox === '1' }
  },
}

function isWithin(number: number, { min, max }: { min: number; max: number }): boolean {
  return number >= min && number <= max
}

/** Removes what would end the declaration, and limits the length. */
export function sanitizeValue(text: string): string {
  return text.replaceAll(/[;\p{Cc}]/gu, '').slice(0, maxLength)
}
