import { describe, expect, it } from 'vitest'
import { checks, shownRatio, type Check } from './checks.ts'
import { codec } from './codec.ts'
import { lightnessIn, modes, type ColourName, type Mode, type Seeds } from './palette.ts'

function check(seeds: Seeds, mode: Mode, front: ColourName): Check {
  const found = checks(seeds, mode).find((one) => one.front === front)
  if (!found) throw new Error(front)
  return found
}

describe('the checks', () => {
  it('begin with nothing to fix, though not all is AAA', () => {
    const grades = modes.flatMap((mode) => checks(codec.initial, mode).map(({ grade }) => grade))
    expect(grades).not.toContain('fails')
    expect(grades).toContain('AA')
  })

  it('grade text at 4.5 and 7, and shapes at 3', () => {
    expect(check(codec.initial, 'light', 'text').grade).toBe('AAA')
    expect(check(codec.initial, 'light', 'accent').grade).toBe('AA')
    expect(check(codec.initial, 'light', 'border')).toMatchObject({ grade: 'AA', needed: 3 })
  })

  it('name the nearest lightness that passes, and it is the nearest', () => {
    const pale = { ...codec.initial, muted: 70 }
    const { remedy, ratio } = check(pale, 'light', 'muted')
    expect(ratio).toBeLessThan(4.5)
    expect(remedy).toBeLessThan(70)
    const fixed = { ...pale, muted: remedy ?? 0 }
    expect(check(fixed, 'light', 'muted').ratio).toBeGreaterThanOrEqual(4.5)
    expect(check({ ...fixed, muted: fixed.muted + 1 }, 'light', 'muted').grade).toBe('fails')
  })

  it('fix the dark mode by the same seed', () => {
    const dim = { ...codec.initial, muted: 75 }
    const { grade, remedy } = check(dim, 'dark', 'muted')
    expect(grade).toBe('fails')
    expect(check({ ...dim, muted: remedy ?? 0 }, 'dark', 'muted').grade).toBe('AA')
  })

  it('have no remedy where there is nothing wrong', () => {
    expect(check(codec.initial, 'light', 'text').remedy).toBeUndefined()
  })
})

it('a ratio is never shown as better than it is', () => {
  expect(shownRatio(4.499)).toBe('4.49')
  expect(shownRatio(21)).toBe('21.00')
})

it('the dark mode mirrors lightness', () => {
  expect(lightnessIn('light', 25)).toBe(25)
  expect(lightnessIn('dark', 25)).toBe(93)
  expect(lightnessIn('dark', 10)).toBe(98)
})
