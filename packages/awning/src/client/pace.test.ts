import { afterEach, expect, it, vi } from 'vitest'
import { keepPace, mayAnimate } from './pace.ts'

const reducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

afterEach(() => vi.unstubAllGlobals())

it('a change of page is animated on a device that took the page over quickly', () => {
  reducedMotion(false)
  expect(mayAnimate()).toBe(false)
  keepPace(40)
  expect(mayAnimate()).toBe(true)
  keepPace(180)
  expect(mayAnimate()).toBe(false)
})

it('nothing is animated for a reader who asks for less motion', () => {
  keepPace(40)
  reducedMotion(true)
  expect(mayAnimate()).toBe(false)
})
