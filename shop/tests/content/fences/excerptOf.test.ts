import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerptOf.ts'

const file = `
class Folder {
  /** Moves it. */
  move(): void {
    // First of all.
    const old = this.name
    rename(old)

    this.done()
  }
}
`

describe('an excerpt of a file', () => {
  it.each([
    ['its lines in a row, with other indents', 'const old = this.name\nrename(old)'],
    ['without its comments', 'move(): void {\n  const old = this.name'],
    ['with comments of its own', '// 先记下旧名\nconst old = this.name'],
    ['with a part left out', 'move(): void {\n  // …\n  this.done()\n}'],
  ])('is %s', (_, excerpt) => {
    expect(excerptOf(excerpt, file)).toEqual({ isFound: true })
  })

  it('is not what has a line missing, and the nearest lines are named', () => {
    expect(excerptOf('const old = this.name\nthis.done()', file)).toEqual({
      isFound: false,
      part: 'const old = this.name\nthis.done()',
      nearest: 'const old = this.name\nrename(old)',
    })
  })

  it('is not what is in another order', () => {
    expect(excerptOf('this.done()\n// …\nrename(old)', file)).toMatchObject({ isFound: false })
  })
})
