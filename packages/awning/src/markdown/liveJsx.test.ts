import { describe, expect, it } from 'vitest'
import { mayHaveLiveJsx } from './liveJsx.ts'

describe('a text that may have a live example in JSX', () => {
  it.each(['```jsx live', '> ~~~TSX title="a" live', '<<< ./a.tsx {1} live'])('has %j', (line) => {
    expect(mayHaveLiveJsx(`a\n${line}\nb`)).toBe(true)
  })

  it.each(['live jsx', '```jsx\nlive', '```jsx alive', '```jsxx live', '```html live'])(
    'has more than %j',
    (text) => {
      expect(mayHaveLiveJsx(text)).toBe(false)
    },
  )

  it('is found quickly where a line has 100,000 names of files', () => {
    expect(mayHaveLiveJsx('"a.tsx",'.repeat(100_000))).toBe(false)
  }, 5000)
})
