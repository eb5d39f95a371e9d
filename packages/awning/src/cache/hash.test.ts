import { describe, expect, it } from 'vitest'
import { hash, joinedHash, policyHash, shortHash, shortHashOf } from './hash.ts'

describe('hash', () => {
  it('is the beginning of SHA-256, so that hashes in files of authors stay valid', () => {
    expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223')
    expect(shortHash('abc')).toBe('ba7816bf8f')
    expect(policyHash('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=')
  })

  it('takes bytes like the text that they encode', () => {
    expect(hash(Buffer.from('中文'))).toBe(hash('中文'))
    expect(hash(Buffer.from('中文'), 'a')).toBe(hash('中文', 'a'))
  })

  it('takes a list of any length', () => {
    expect(shortHashOf(['ab', 'c'])).toBe(shortHash('ab', 'c'))
    expect(shortHashOf([])).toBe(shortHash())
    expect(shortHashOf(Array.from({ length: 300_000 }, String))).toMatch(/^[\da-f]{10}$/)
  })

  it('knows where one part ends and the next begins', () => {
    const hashes = [hash('ab', 'c'), hash('a', 'bc'), hash('abc', ''), hash('', 'abc'), hash('abc')]
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

it('a joined hash changes with either of two hashes', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((text) => hash(text)) as [string, string, string]
  const joined = [joinedHash(a, b), joinedHash(b, a), joinedHash(a, c), joinedHash(c, b)]
  expect(new Set(joined).size).toBe(joined.length)
  expect(joined.map((text) => text.length)).toEqual([32, 32, 32, 32])
})
