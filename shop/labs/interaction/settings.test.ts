import { describe, expect, it } from 'vitest'
import { codec, laws, orders, repeatCounts } from './settings.ts'

describe('the address of an experiment', () => {
  it('restores every setting', () => {
    for (const law of laws)
      for (const repeats of repeatCounts)
        for (const order of orders)
          expect(codec.decode(codec.encode({ law, repeats, order }))).toEqual({
            law,
            repeats,
            order,
          })
  })

  it.each(['', 'fitts', 'fitts-2', 'fitts-3-ordered', 'miller-2-mixed', 'hick-2-mixed-1'])(
    'rejects “%s”',
    (text) => {
      expect(codec.decode(text)).toBeUndefined()
    },
  )
})
