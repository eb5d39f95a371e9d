import { describe, expect, it } from 'vitest'
import { ruleSpecificity } from './ruleSpecificity.ts'

describe('the specificity of a rule', () => {
  it('is the specificity of its selector', () => {
    expect(ruleSpecificity('p#total.price')).toEqual({ ok: true, specificity: [1, 1, 1] })
    expect(ruleSpecificity(':host')).toEqual({ ok: true, specificity: [0, 1, 0] })
  })

  it('includes the most specific parent when the rule is nested, closed or not', () => {
    expect(ruleSpecificity('#alert, .note { em')).toEqual({ ok: true, specificity: [1, 0, 1] })
    expect(ruleSpecificity('#alert, .note { & em }')).toEqual({ ok: true, specificity: [1, 0, 1] })
    expect(ruleSpecificity('.a { > b }')).toEqual({ ok: true, specificity: [0, 1, 1] })
  })

  it('is undefined for a list, which is several rules', () => {
    expect(ruleSpecificity('a, b')).toEqual({ ok: false, reason: 'list' })
    expect(ruleSpecificity('.a { b, c }')).toEqual({ ok: false, reason: 'list' })
  })

  it('is undefined for an invalid selector', () => {
    for (const text of ['', '   ', 'a:no-such', '> a', '{ a', 'a { b { c', 'a > { b', 'a {'])
      expect(ruleSpecificity(text), text).toEqual({ ok: false, reason: 'wrong' })
  })
})
