import { describe, expect, it } from 'vitest'
import { stemOf } from './stem.ts'

describe('forms of a word', () => {
  it.each([
    ['cache', 'caches', 'cached', 'caching'],
    ['run', 'runs', 'running'],
    ['query', 'queries'],
    ['listener', 'listeners'],
    ['class', 'classes'],
    ['use', 'uses'],
  ])('share a beginning: %s', (word, ...forms) => {
    for (const form of forms) {
      expect(stemOf(form)).toBe(stemOf(word))
      expect(form.startsWith(stemOf(word))).toBe(true)
    }
  })

  it('leave other words alone', () => {
    expect(['css', 'status', 'this1', 'les', '梦'].map(stemOf)).toEqual([
      'css',
      'status',
      'this1',
      'les',
      '梦',
    ])
  })
})
