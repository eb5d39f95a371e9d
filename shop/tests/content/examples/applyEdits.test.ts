import { describe, expect, it } from 'vitest'
import { applyEdits } from './applyEdits.ts'

describe('applyEdits', () => {
  it('replaces and inserts, whatever order the edits come in', () => {
    const edits = [
      { start: 4, end: 5, text: 'C' },
      { start: 0, end: 0, text: '<' },
    ]
    expect(applyEdits('a b c', edits)).toBe('<a b C')
  })

  it('gives back the line breaks that it takes', () => {
    expect(applyEdits('a\n;\nb', [{ start: 1, end: 3, text: '!' }])).toBe('a!\n\nb')
  })
})
