import { describe, expect, it } from 'vitest'
import type { TermShard } from '../searchFormat.ts'
import { ChangedShard } from './changedShard.ts'
import { shardText } from './shardText.ts'

// Page 2 with weight 1 is 9; page 5 with weight 3 is 15 more.
const text = shardText([
  ['b', '9,15'],
  ['a', '8'],
])

describe('a shard of the index', () => {
  it('is written as it was if nothing changes', () => {
    expect(text).toBe('{"a":[8],"b":[9,15]}')
    expect(new ChangedShard(text).write()).toBe(text)
  })

  it('gets pages, whatever their order, and loses them', () => {
    const shard = new ChangedShard(text)
    shard.add('b', 3, 0)
    shard.add('a', 9, 2)
    shard.add('a', 1, 0)
    shard.remove('b', 2)
    expect(JSON.parse(shard.write())).toEqual({ a: [4, 4, 30], b: [12, 11] })
  })

  it('replaces the weight of a page', () => {
    const shard = new ChangedShard(text)
    shard.add('a', 2, 3)
    expect(JSON.parse(shard.write())).toEqual({ a: [11], b: [9, 15] })
  })

  it('has a term as long as it has a page', () => {
    const shard = new ChangedShard(text)
    shard.remove('a', 2)
    shard.remove('missing', 2)
    shard.add('c', 0, 0)
    expect(shard.write()).toBe('{"b":[9,15],"c":[0]}')
  })

  it.each(['"', '\\', '\\"', '\n', '\u2028', '10', '__proto__', '],"a":[', '术语'])(
    'keeps the term %j',
    (term) => {
      const shard = new ChangedShard(
        shardText([
          [term, '8'],
          ['a', '8'],
        ]),
      )
      shard.add('a', 3, 0)
      shard.add(term, 4, 0)
      const pages = JSON.parse(shard.write()) as TermShard
      expect(Object.entries(pages)).toHaveLength(2)
      expect(Object.getOwnPropertyDescriptor(pages, term)?.value).toEqual([8, 8])
    },
  )

  it('may be empty', () => {
    const shard = new ChangedShard(shardText([]))
    expect(shard.write()).toBe('{}')
    shard.add('a', 0, 1)
    expect(shard.write()).toBe('{"a":[1]}')
  })
})
