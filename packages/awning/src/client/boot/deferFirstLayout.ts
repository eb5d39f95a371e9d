import { layOutInSteps } from '../deferOffscreenLayout.ts'
import { documentElement } from './documentElement.ts'

/**
 * Paints the document before all of it is laid out, as `deferOffscreenLayout.ts` does with the pages that follow. Not where
 * the browser scrolls to a place that must be exact: a section, or where the reader was before.
 */
export function deferFirstLayout(): void {
  // There is one entry of this type, and it is of this kind.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || visit?.type !== 'navigate') return
  documentElement.dataset['laidOut'] = ''
  addEventListener('DOMContentLoaded', layOutInSteps)
}
