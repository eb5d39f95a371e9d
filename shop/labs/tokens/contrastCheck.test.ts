import { describe, expect, it } from 'vitest'
import { checkContrast, formatRatio, type ContrastCheck } from './contrastCheck.ts'
import { codec } from './codec.ts'
import { lightnessIn, modes, type ColourName, type Mode, type Seeds } from './palette.ts'

function check(seeds: Seeds, mode: Mode, front: ColourName): ContrastCheck {
  const found = checkContrast(seeds, mode).find((one) => one.foreground === front)
  if (!found) throw new Error(front)
  return found
}

describe('the checks', () => {
  it('pass with the initial seeds, though not all with AAA', () => {
    const grades = modes.flatMap((mode) =>
      checkContrast(codec.initial, mode).map(({ grade }) => grade),
    )
    expect(grades).not.toContain('fails')
    expect(grades).toContain('AA')
  })

  it('grade text at 4.5 and 7, and shapes at 3', () => {
    expect(check(codec.initial, 'light', 'text').grade).toBe('AAA')
    expect(check(codec.initial, 'light', 'accent').grade).toBe('AA')
    expect(check(codec.initial, 'light', 'border')).toMatchObject({ grade: 'AA', needed: 3 })
  })

  it('suggest the nearest lightness that passes', () => {
    const pale = { ...codec.initial, muted: 70 }
    const { passingValue, ratio } = check(pale, 'light', 'muted')
    expect(ratio).toBeLessThan(4.5)
    expect(passingValue).toBeLessThan(70)
    const fixed = { ...pale, muted: passingValue ?? 0 }
    expect(check(fixed, 'light', 'muted').ratio).toBeGreaterThanOrEqual(4.5)
    expect(check({ ...fixed, muted: fixed.muted + 1 }, 'light', 'muted').grade).toBe('fails')
  })

  it('suggest the same seed for the dark mode', () => {
    const dim = { ...codec.initial, muted: 75 }
    const { grade, passingValue } = check(dim, 'dark', 'muted')
    expect(grade).toBe('fails')
    expect(check({ ...dim, muted: passingValue ?? 0 }, 'dark', 'muted').grade).toBe('AA')
  })

  it('suggest nothing for a pair that passes', () => {
    expect(check(codec.initial, 'light', 'text').passingValue).toBeUndefined()
  })
})

it('a ratio is rounded down', () => {
  expect(formatRatio(4.499)).toBe('4.49')
  expect(formatRatio(21)).toBe('21.00')
})

it('the dark mode mirrors lightness', () => {
  expect(lightnessIn('light', 25)).toBe(25)
  expect(lightnessIn('dark', 25)).toBe(93)
  expect(lightnessIn('dark', 10)).toBe(98)
})
