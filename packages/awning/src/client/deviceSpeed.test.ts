import { afterEach, expect, it, vi } from 'vitest'
import { recordHydrationTime, mayAnimate } from './deviceSpeed.ts'

const reducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

afterEach(() => vi.unstubAllGlobals())

it('a change of page is animated on a device that hydrated the page quickly', () => {
  reducedMotion(false)
  expect(mayAnimate()).toBe(false)
  recordHydrationTime(40)
  expect(mayAnimate()).toBe(true)
  recordHydrationTime(180)
  expect(mayAnimate()).toBe(false)
})

it('nothing is animated for a reader who asks for less motion', () => {
  recordHydrationTime(40)
  reducedMotion(true)
  expect(mayAnimate()).toBe(false)
})
