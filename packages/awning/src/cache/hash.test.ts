import { describe, expect, it } from 'vitest'
import { hash, policyHash, shortHash } from './hash.ts'

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

  it('knows where one part ends and the next begins', () => {
    const hashes = [hash('ab', 'c'), hash('a', 'bc'), hash('abc', ''), hash('', 'abc'), hash('abc')]
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})
