import type { Unit } from './figures.ts'

/** A figure with its unit, as readers compare it: two significant digits below ten, none after the point from there on. */
export function formatFigure(value: number, unit: Unit, lang: string): string {
  const shown = unit === 'kB' ? value / 1000 : value
  const digits = shown > 0 && shown < 10 ? 1 : 0
  const number = shown.toLocaleString(lang, {
    minimumFractionDigits: unit === 's' ? digits : 0,
    maximumFractionDigits: digits,
  })
  return `${number}\u00A0${unit}`
}
