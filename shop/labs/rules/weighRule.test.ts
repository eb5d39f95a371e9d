import { describe, expect, it } from 'vitest'
import { weighRule } from './weighRule.ts'

describe('the weight of a rule', () => {
  it('is the specificity of its selector', () => {
    expect(weighRule('p#total.price')).toEqual({ ok: true, weight: [1, 1, 1] })
    expect(weighRule(':host')).toEqual({ ok: true, weight: [0, 1, 0] })
  })

  it('has the heaviest parent in it when the rule is nested, closed or not', () => {
    expect(weighRule('#alert, .note { em')).toEqual({ ok: true, weight: [1, 0, 1] })
    expect(weighRule('#alert, .note { & em }')).toEqual({ ok: true, weight: [1, 0, 1] })
    expect(weighRule('.a { > b }')).toEqual({ ok: true, weight: [0, 1, 1] })
  })

  it('is none for a list, which is several rules', () => {
    expect(weighRule('a, b')).toEqual({ ok: false, why: 'list' })
    expect(weighRule('.a { b, c }')).toEqual({ ok: false, why: 'list' })
  })

  it('is none for what is no selector', () => {
    for (const text of ['', '   ', 'a:no-such', '> a', '{ a', 'a { b { c', 'a > { b', 'a {'])
      expect(weighRule(text), text).toEqual({ ok: false, why: 'wrong' })
  })
})
