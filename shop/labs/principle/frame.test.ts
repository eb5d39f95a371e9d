import { describe, expect, it } from 'vitest'
import { changeNamed, changeNames, stagesOf, threadOf } from './changes.ts'
import { budgetOf, frameOf, missedFrames } from './frame.ts'
import { boxStep, minBoxes, maxBoxes, principleCodec } from './principleState.ts'

describe('the stages that run again', () => {
  it.each(['width', 'fontSize', 'display', 'top', 'readAfterWrite', 'thrash'] as const)(
    'are all of them after a change of size or position: %s',
    (name) => {
      expect(stagesOf(name)).toEqual(['script', 'style', 'layout', 'paint', 'composite'])
    },
  )

  it.each(['color', 'shadow', 'rootClass'] as const)(
    'do not include layout after a change of colour: %s',
    (name) => {
      expect(stagesOf(name)).toEqual(['script', 'style', 'paint', 'composite'])
    },
  )

  it.each(['transform', 'opacity'] as const)(
    'include neither layout nor paint for a layer that a script moves: %s',
    (name) => {
      expect(stagesOf(name)).toEqual(['script', 'style', 'composite'])
    },
  )

  it.each(['animation', 'scroll'] as const)('are only the compositor for %s', (name) => {
    expect(stagesOf(name)).toEqual(['composite'])
    expect(frameOf(name, 1000).main).toBe(0)
  })
})

describe('a frame', () => {
  it('runs one stage after the other, without gaps', () => {
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

  it('ends with the compositor, on its own thread', () => {
    const { work, main, total } = frameOf('color', 1000)
    const last = work.at(-1)
    expect(last?.stage).toBe('composite')
    expect(threadOf('composite')).toBe('compositor')
    expect(total - main).toBeCloseTo(last?.length ?? 0)
  })

  it('takes longer on a larger page, except for the compositor', () => {
    expect(frameOf('width', 2000).total).toBeGreaterThan(frameOf('width', 200).total)
    expect(frameOf('animation', 2000).total).toBe(frameOf('animation', 200).total)
  })

  it('with the initial settings fits into 60 Hz with a layout, and not into 120 Hz', () => {
    const { left, right, boxes } = principleCodec.initial
    expect(missedFrames(frameOf(left, boxes), 60)).toBe(0)
    expect(missedFrames(frameOf(left, boxes), 120)).toBe(1)
    expect(missedFrames(frameOf(right, boxes), 120)).toBe(0)
  })

  it('that ends exactly at the deadline is in time', () => {
    expect(missedFrames({ work: [], main: 0, total: budgetOf(60) }, 60)).toBe(0)
  })
})

describe('a size read after a write', () => {
  it('forces style and layout in the middle of the script, and not again at the end', () => {
    expect(frameOf('readAfterWrite', 1000).work.map(({ stage }) => stage)).toEqual([
      'script',
      'style',
      'layout',
      'script',
      'paint',
      'composite',
    ])
  })

  it('forces them in every iteration of a loop', () => {
    const { work } = frameOf('thrash', 1000)
    const layouts = work.filter(({ stage }) => stage === 'layout')
    expect(layouts).toHaveLength(changeNamed('thrash').forced)
    expect(layouts.every(({ forced }) => forced)).toBe(true)
    expect(missedFrames(frameOf('thrash', 1200), 60)).toBeGreaterThan(1)
  })

  it('is the only change that forces layout', () => {
    const forcing = changeNames.filter((name) => frameOf(name, 500).work.some((w) => w.forced))
    expect(forcing).toEqual(['readAfterWrite', 'thrash'])
  })
})

describe('a comparison in an address', () => {
  it('survives encoding and decoding', () => {
    for (const left of changeNames) {
      const state = { left, right: 'color', rate: 120, boxes: maxBoxes } as const
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
    `width.color.60.${minBoxes - boxStep}`,
    `width.color.60.${maxBoxes + boxStep}`,
    'width.color.60.1250',
    'width.color.60.x',
    'width.color.60.1200.1',
  ])('is rejected when it is malformed: %s', (text) => {
    expect(principleCodec.decode(text)).toBeUndefined()
  })
})
