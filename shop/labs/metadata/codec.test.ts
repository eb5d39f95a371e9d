import { describe, expect, it } from 'vitest'
import { codecOf } from './codec.ts'

const { initial, encode, decode } = codecOf('zh')
const pack = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '')

describe('the address of a head', () => {
  it('survives encoding and decoding, in any script', () => {
    const page = {
      ...initial,
      title: '"~&<>?🙂',
      description: 'é\n二',
      titlePosition: 'none',
      image: 'none',
      card: 'summary',
      robots: 'nosnippet',
      alt: false,
      icon: false,
    } as const
    expect(decode(encode(page))).toEqual(page)
    expect(decode(encode(initial))).toEqual(initial)
    expect(decode(encode(codecOf('en').initial))).toEqual(codecOf('en').initial)
  })

  it('needs no escaping', () => {
    expect(encode({ ...initial, title: '？～>>>???' })).toMatch(/^[\w-]+$/)
  })

  it.each([
    '',
    'garbage',
    '%',
    pack('text'),
    pack({}),
    pack([]),
    pack(['000011', 't', 'd', 's', 'u', 'o']),
    pack(['900011', 't', 'd', 's', 'u', 'o', 'p']),
    pack(['000012', 't', 'd', 's', 'u', 'o', 'p']),
    pack(['0000113', 't', 'd', 's', 'u', 'o', 'p']),
    pack(['000011', 1, 'd', 's', 'u', 'o', 'p']),
    pack(['000011', 't'.repeat(301), 'd', 's', 'u', 'o', 'p']),
    'A'.repeat(9001),
  ])('rejects %s', (text) => {
    expect(decode(text)).toBeUndefined()
  })

  it('decodes a packed head', () => {
    expect(decode(pack(['000011', 't', 'd', 's', 'u', 'o', 'p']))?.title).toBe('t')
  })
})
