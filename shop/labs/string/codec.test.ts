import { describe, expect, it } from 'vitest'
import { applyForm, codec, cutText, forms, MAX_LENGTH } from './codec.ts'

describe('a shared string', () => {
  it('survives encoding and decoding, in every form and with lone surrogates', () => {
    for (const form of forms)
      for (const text of [
        '',
        '店',
        '👩\u200D👧',
        'e\u0301',
        '\uD842',
        'a\uDE00\uD842',
        '\u{10FFFF}',
      ])
        expect(codec.decode(codec.encode({ text, form }))).toEqual({ text, form })
  })

  it('is short and needs no escaping', () => {
    expect(codec.encode({ text: '店\uD842', form: 'NFD' })).toBe('NFD.5e97.d842')
  })

  it('is rejected when it is malformed or too long', () => {
    const long = ['NFC', ...Array.from({ length: MAX_LENGTH + 1 }, () => '61')].join('.')
    const wide = ['NFC', ...Array.from({ length: MAX_LENGTH }, () => '1f469')].join('.')
    for (const text of ['', 'NFX.61', 'NFC.110000', 'NFC.-1', 'NFC.61.', 'nfc.61', long, wide])
      expect(codec.decode(text)).toBeUndefined()
  })
})

describe('a typed string', () => {
  it('is cut between code points', () => {
    const text = `${'a'.repeat(MAX_LENGTH - 1)}👧b`
    expect(cutText(text)).toBe('a'.repeat(MAX_LENGTH - 1))
    expect(cutText('短')).toBe('短')
  })

  it('is normalised to the chosen form', () => {
    expect(applyForm({ text: 'ﬁé', form: 'as-is' })).toBe('ﬁé')
    expect(applyForm({ text: 'e\u0301', form: 'NFC' })).toBe('\u00e9')
    expect(applyForm({ text: '\u00e9', form: 'NFD' })).toBe('e\u0301')
    expect(applyForm({ text: 'ﬁ', form: 'NFC' })).toBe('ﬁ')
    expect(applyForm({ text: 'ﬁ', form: 'NFKC' })).toBe('fi')
  })
})
