import { describe, expect, it } from 'vitest'
import { changeNamed, changeNames, stagesOf, threadOf } from './changes.ts'
import { budgetOf, frameOf, missedBy } from './frame.ts'
import { boxStep, fewestBoxes, mostBoxes, principleCodec } from './principleState.ts'

describe('which stations run again', () => {
  it.each(['width', 'fontSize', 'display', 'top', 'readAfterWrite', 'thrash'] as const)(
    'all, after a change of size or place: %s',
    (name) => {
      expect(stagesOf(name)).toEqual(['script', 'style', 'layout', 'paint', 'composite'])
    },
  )

  it.each(['color', 'shadow', 'rootClass'] as const)(
    'not the layout, after a change of colour: %s',
    (name) => {
      expect(stagesOf(name)).toEqual(['script', 'style', 'paint', 'composite'])
    },
  )

  it.each(['transform', 'opacity'] as const)(
    'neither layout nor paint, for a layer that a script moves: %s',
    (name) => {
      expect(stagesOf(name)).toEqual(['script', 'style', 'composite'])
    },
  )

  it.each(['animation', 'scroll'] as const)('only the compositor, for %s', (name) => {
    expect(stagesOf(name)).toEqual(['composite'])
    expect(frameOf(name, 1000).main).toBe(0)
  })
})

describe('a frame', () => {
  it('does one station after the other, without a gap', () => {
    for (const name of changeNames) {
      let at = 0
      for (const { start, length } of frameOf(name, 700).work) {
        expect(start).toBeCloseTo(at)
        expect(length).toBeGreaterThan(0)
        at += length
      }
      expect(frameOf(name, 700).total).toBeCloseTo(at)
    }
  })

  it('ends with the compositor, on a thread of its own', () => {
    const { work, main, total } = frameOf('color', 1000)
    const last = work.at(-1)
    expect(last?.stage).toBe('composite')
    expect(threadOf('composite')).toBe('compositor')
    expect(total - main).toBeCloseTo(last?.length ?? 0)
  })

  it('takes longer on a larger page, but for the compositor', () => {
    expect(frameOf('width', 2000).total).toBeGreaterThan(frameOf('width', 200).total)
    expect(frameOf('animation', 2000).total).toBe(frameOf('animation', 200).total)
  })

  it('fits into sixty frames a second with a layout on the first page, and not into a hundred and twenty', () => {
    const { left, right, boxes } = principleCodec.initial
    expect(missedBy(frameOf(left, boxes), 60)).toBe(0)
    expect(missedBy(frameOf(left, boxes), 120)).toBe(1)
    expect(missedBy(frameOf(right, boxes), 120)).toBe(0)
  })

  it('that is done exactly in time is in time', () => {
    expect(missedBy({ work: [], main: 0, total: budgetOf(60) }, 60)).toBe(0)
  })
})

describe('a size read after a write', () => {
  it('wants style and layout in the middle of the script, and not once more at the end', () => {
    expect(frameOf('readAfterWrite', 1000).work.map(({ stage }) => stage)).toEqual([
      'script',
      'style',
      'layout',
      'script',
      'paint',
      'composite',
    ])
  })

  it('in a loop wants them in every turn', () => {
    const { work } = frameOf('thrash', 1000)
    const layouts = work.filter(({ stage }) => stage === 'layout')
    expect(layouts).toHaveLength(changeNamed('thrash').forced)
    expect(layouts.every(({ forced }) => forced)).toBe(true)
    expect(missedBy(frameOf('thrash', 1200), 60)).toBeGreaterThan(1)
  })

  it('is the only thing that forces', () => {
    const forcing = changeNames.filter((name) => frameOf(name, 500).work.some((w) => w.forced))
    expect(forcing).toEqual(['readAfterWrite', 'thrash'])
  })
})

describe('a comparison in an address', () => {
  it('comes back as it was', () => {
    for (const left of changeNames) {
      const state = { left, right: 'color', rate: 120, boxes: mostBoxes } as const
      expect(principleCodec.decode(principleCodec.encode(state))).toEqual(state)
    }
  })

  it.each([
    '',
    'width',
    'width.animation.60',
    'width.animation.75.1200',
    'width.nothing.60.1200',
    'toString.width.60.1200',
    `width.color.60.${fewestBoxes - boxStep}`,
    `width.color.60.${mostBoxes + boxStep}`,
    'width.color.60.1250',
    'width.color.60.x',
    'width.color.60.1200.1',
  ])('is nothing when it is nonsense: %s', (text) => {
    expect(principleCodec.decode(text)).toBeUndefined()
  })
})
