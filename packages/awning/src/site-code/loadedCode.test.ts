import { describe, expect, it } from 'vitest'
import { noDefinitions, readSiteCode } from './loadedCode.ts'

const read = (value: unknown) => readSiteCode(value, { defaultLocale: 'en' })

describe('the code of a site', () => {
  it('may define nothing', () => {
    expect(read({})).toEqual({ code: noDefinitions, diagnostics: [] })
  })

  it.each([
    [undefined, 'there is no default export', 'export default defineSiteCode({ … })'],
    [() => ({}), 'the default export is wrong', 'export default defineSiteCode({ … })'],
    [{ lab: [] }, 'there is no field "lab"', 'Did you mean "labs"?'],
    [
      { plugins: [] },
      'there is no field "plugins"',
      'Known ones: labs, pages, postKinds, socialImages, gallery, components.',
    ],
    [{ labs: {} }, 'labs is not a list', 'Write labs: ['],
    [{ pages: {} }, 'pages is not a list', 'Write pages: ['],
    [{ pages: [{}] }, 'pages has an entry that definePage has not made', 'definePage({'],
    [
      { postKinds: [1] },
      'postKinds has an entry that definePostKind has not made',
      'definePostKind({',
    ],
    [{ socialImages: 'social.ts' }, 'socialImages is not a path', "'./social/socialImages.ts'"],
    [{ socialImages: () => ({}) }, 'socialImages is not a path', 'without import()'],
    [{ components: [] }, 'components is not an object', "import('./theme/Footer.tsx')"],
    [
      { components: { Foter: () => undefined } },
      'there is no part of the theme "Foter"',
      'Did you mean "Footer"?',
    ],
    [
      { components: { Footer: './theme/Footer.tsx' } },
      'components.Footer is not a function that imports a component',
      "components: { Footer: () => import('./theme/Footer.tsx') }",
    ],
  ])('that is %o is reported with what to write', (value, message, hint) => {
    expect(read(value).diagnostics).toMatchObject([
      {
        file: 'site.code.ts',
        severity: 'error',
        message: expect.stringContaining(message),
        hint: expect.stringContaining(hint),
      },
    ])
  })
})
