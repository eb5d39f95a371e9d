import { describe, expect, it } from 'vitest'
import { parseHeaderRules } from './headerRules.ts'

const rules = parseHeaderRules(`
# for all
/sub/*
  X-A: 1
  Cache-Control: public, max-age=0

/sub/assets/*
  ! Cache-Control
  Cache-Control: immutable
  X-B: a: b
/sub/%E9%93%BA/*
  X-C: 1
/sub/a.b
  X-A: 2
`)
const headers = (target: string) => Object.fromEntries(rules(target))

describe('the rules of _headers', () => {
  it('apply to the paths that they name, with or without a query', () => {
    expect(headers('/sub/x?y=/other/')).toEqual({
      'x-a': '1',
      'cache-control': 'public, max-age=0',
    })
    expect(headers('/sub/')).toHaveProperty('x-a', '1')
    expect(headers('/other/sub/x')).toEqual({})
    expect(headers('/sub')).toEqual({})
  })

  it('add up, and remove what an earlier one has set', () => {
    expect(headers('/sub/assets/x.js')).toEqual({
      'x-a': '1',
      'cache-control': 'immutable',
      'x-b': 'a: b',
    })
    expect(headers('/sub/a.b')['x-a']).toBe('1, 2')
    expect(headers('/sub/aXb')['x-a']).toBe('1')
  })

  it('fit a path however it is encoded', () => {
    expect(headers('/sub/%E9%93%BA/x')).toHaveProperty('x-c')
    expect(headers('/sub/铺/x')).toHaveProperty('x-c')
    expect(headers('/sub/%E0%A4%A')).not.toHaveProperty('x-c')
  })

  it('are none where the file is empty or has headers without a path', () => {
    expect([...parseHeaderRules('')('/')]).toEqual([])
    expect([...parseHeaderRules('  X-A: 1\n')('/')]).toEqual([])
  })
})
