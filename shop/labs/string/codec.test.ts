import { describe, expect, it } from 'vitest'
import { applyForm, codec, cutText, forms, LONGEST } from './codec.ts'

describe('a shared string', () => {
  it('comes back as it was, in every form, with lone surrogates too', () => {
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

  it('is nothing when it is nonsense or too long', () => {
    const long = ['NFC', ...Array.from({ length: LONGEST + 1 }, () => '61')].join('.')
    const wide = ['NFC', ...Array.from({ length: LONGEST }, () => '1f469')].join('.')
    for (const text of ['', 'NFX.61', 'NFC.110000', 'NFC.-1', 'NFC.61.', 'nfc.61', long, wide])
      expect(codec.decode(text)).toBeUndefined()
  })
})

describe('a typed string', () => {
  it('is cut between code points', () => {
    const text = `${'a'.repeat(LONGEST - 1)}👧b`
    expect(cutText(text)).toBe('a'.repeat(LONGEST - 1))
    expect(cutText('短')).toBe('短')
  })

  it('is normalised as asked', () => {
    expect(applyForm({ text: 'ﬁé', form: 'as-is' })).toBe('ﬁé')
    expect(applyForm({ text: 'e\u0301', form: 'NFC' })).toBe('\u00e9')
    expect(applyForm({ text: '\u00e9', form: 'NFD' })).toBe('e\u0301')
    expect(applyForm({ text: 'ﬁ', form: 'NFC' })).toBe('ﬁ')
    expect(applyForm({ text: 'ﬁ', form: 'NFKC' })).toBe('fi')
  })
})
