import { describe, expect, it } from 'vitest'
import { visibilityOf } from './visibility.ts'

const visibility = (own: object, original?: object) => visibilityOf(own, original, undefined)

describe('the visibility of a page', () => {
  it('is nothing for an ordinary page', () => {
    expect(visibility({})).toBeUndefined()
    expect(visibility({ unlisted: false, noindex: false, search: true })).toBeUndefined()
  })

  it('is hidden everywhere if it is unlisted', () => {
    const hidden = { isUnlisted: true, isNoindex: true, isUnsearchable: true }
    expect(visibility({ unlisted: true })).toEqual(hidden)
    expect(visibility({ unlisted: true, noindex: false, search: true })).toEqual(hidden)
  })

  it('is decided by the original, field by field, unless the translation has the field', () => {
    expect(visibility({}, { noindex: true, search: false })).toEqual({
      isNoindex: true,
      isUnsearchable: true,
    })
    expect(visibility({ noindex: false }, { noindex: true, search: false })).toEqual({
      isUnsearchable: true,
    })
    expect(visibility({ unlisted: false }, { unlisted: true })).toMatchObject({ isUnlisted: true })
    expect(visibility({ unlisted: true }, {})).toBeUndefined()
    expect(visibility({ search: false }, {})).toEqual({ isUnsearchable: true })
  })
})
