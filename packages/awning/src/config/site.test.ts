import { describe, expect, it } from 'vitest'
import { localized } from './site.ts'

describe('localized', () => {
  it('is the text of the language', () => {
    expect(localized({ zh: '店', en: 'shop' }, 'en', 'zh')).toBe('shop')
  })

  it('is the text of the default language where there is no other', () => {
    expect(localized({ zh: '店' }, 'en', 'zh')).toBe('店')
    expect(localized({}, 'en', 'zh')).toBe('')
  })
})
