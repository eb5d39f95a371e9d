import { describe, expect, it } from 'vitest'
import { resolveLab } from './resolveLab.ts'

describe('a lab that a text names', () => {
  it('is found by its name', () => {
    expect(resolveLab('dice', ['coin', 'dice'])).toEqual({ kind: 'found' })
  })

  it.each([
    ['cion', ['dice', 'coin'], 'there is no lab called "cion"', 'Did you mean "coin"?'],
    ['x', ['dice', 'coin'], 'there is no lab called "x"', 'Known ones: dice, coin.'],
    ['', ['dice', 'coin'], 'this lab has no name', 'Write ::lab{name="dice"}'],
    ['dice', [], 'this site has no labs', 'site.code.ts'],
    ['', [], 'this site has no labs', 'site.code.ts'],
  ])('and that is not there is reported: "%s" of %j', (name, names, message, hint) => {
    expect(resolveLab(name, names)).toEqual({
      kind: 'missing',
      message,
      hint: expect.stringContaining(hint),
    })
  })
})
