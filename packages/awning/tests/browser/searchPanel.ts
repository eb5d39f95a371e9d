import { expect } from './expectSoon.ts'

export interface PanelSize {
  readonly height: number
  /** Results that can be read without scrolling. */
  readonly results: number
}

export const panelWidths = [390, 768, 997, 1280]
export const windowHeight = 800

/** Runs in the browser, so it can use nothing of this file. */
export function measurePanel(): PanelSize {
  const list = document.querySelector('dialog[open] .search-list')?.getBoundingClientRect()
  const results = Array.from(document.querySelectorAll('dialog[open] [role=option]'))
    .map((option) => option.getBoundingClientRect())
    .filter(({ top, bottom }) => list && top >= list.top && bottom <= list.bottom)
  const height = document.querySelector('dialog[open]')?.getBoundingClientRect().height ?? 0
  return { height, results: results.length }
}

/** The panel may still have to load its code and the index. */
const timeout = 15_000

/** A phone gives the panel the whole screen, other windows three quarters of it. */
export async function expectFullPanel(
  width: number,
  measure: () => Promise<PanelSize>,
): Promise<void> {
  const height = width <= 600 ? windowHeight : windowHeight * 0.75
  await expect
    .poll(async () => (await measure()).height, { message: `height at ${width} px`, timeout })
    .toBeCloseTo(height, 0)
  await expect
    .poll(async () => (await measure()).results, { message: `results at ${width} px`, timeout })
    .toBeGreaterThanOrEqual(4)
}
