import { describe, expect, it } from 'vitest'
import { generatedCorpus } from './corpus.ts'

describe('generated documents', () => {
  it.each([
    ['a full folder', 40, { path: 'g001/d0040', position: 21 }],
    ['one with room', 39, { path: 'g001/d0039', position: 20 }],
  ])('get one more at the end of the last folder: %s', (_, size, expected) => {
    const corpus = generatedCorpus(size)
    expect(corpus.added()).toMatchObject({ index: size, ...expected })
    const others = Array.from({ length: size }, (_, index) => corpus.document(index).path)
    expect(others).not.toContain(expected.path)
  })
})
