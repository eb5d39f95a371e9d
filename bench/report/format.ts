/** How a figure is written, with its unit. */
export type Format = (value: number) => string

const grouped = new Intl.NumberFormat('en-US')

export const count: Format = (value) => grouped.format(Math.round(value))
export const bytes: Format = (value) => `${count(value)} B`
export const milliseconds: Format = (value) => `${count(value)} ms`
export const megabytes: Format = (value) => `${count(value / 1e6)} MB`
export const seconds: Format = (value) => `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} s`

/** `3.4×`: how many times as much. Undefined for a multiple of zero. */
export function ratio(value: number, base: number): string | undefined {
  if (base <= 0) return undefined
  if (value === 0) return '0×'
  const times = value / base
  return `${times >= 100 ? count(times) : times >= 10 ? times.toFixed(0) : times.toFixed(times < 0.95 ? 2 : 1)}×`
}
