import { describe, expect, it } from 'vitest'
import { readSiteCode } from './loadedCode.ts'

const read = (value: unknown) => readSiteCode(value, { defaultLocale: 'en' })

describe('the code of a site', () => {
  it('may define nothing', () => {
    expect(read({})).toEqual({ code: { labs: [] }, problems: [] })
  })

  it.each([
    [undefined, 'there is no default export', 'export default defineSiteCode({ … })'],
    [() => ({}), 'the default export is wrong', 'export default defineSiteCode({ … })'],
    [{ lab: [] }, 'there is no field "lab"', 'Did you mean "labs"?'],
    [{ plugins: [] }, 'there is no field "plugins"', 'Known ones: labs.'],
    [{ labs: {} }, 'labs is not a list', 'Write labs: ['],
  ])('that is %o is reported with what to write', (value, message, hint) => {
    expect(read(value).problems).toMatchObject([
      { file: 'site.code.ts', severity: 'error', message, hint: expect.stringContaining(hint) },
    ])
  })
})
