import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { readLabs } from './readLabs.ts'

const texts = { title: { en: 'Dice' }, caption: { en: 'Throw.' }, text: { en: 'Two dice.' } }
const dice = { name: 'dice', ...texts, component: () => import('./lab.ts') }

function read(labs: unknown) {
  const diagnostics: Diagnostic[] = []
  const infos = readLabs(
    labs,
    'site.code.ts',
    'en',
    (diagnostic) => void diagnostics.push(diagnostic),
  )
  for (const { file, severity } of diagnostics)
    expect([file, severity]).toEqual(['site.code.ts', 'error'])
  return { infos, diagnostics: diagnostics.map(({ message, hint }) => `${message}. ${hint}`) }
}

describe('the labs of a site', () => {
  it('are data to Node, without their components', () => {
    const { infos, diagnostics } = read([dice, { ...dice, name: 'coin-2' }])
    expect(diagnostics).toEqual([])
    expect(infos).toEqual([
      { name: 'dice', ...texts },
      { name: 'coin-2', ...texts },
    ])
  })

  it('may be none', () => {
    expect(read(undefined)).toEqual({ infos: [], diagnostics: [] })
    expect(read([])).toEqual({ infos: [], diagnostics: [] })
  })

  it.each([
    [{ dice }, 'labs is not a list. Write labs: [defineLab({ … }), defineLab({ … })].'],
    [[dice.component], "labs[0] is not a lab. Write defineLab({ name: '…', … })."],
    [
      [dice, { ...dice, title: { en: 'Again' } }],
      'two labs have the name "dice". Give one of them another name: texts find a lab by its name.',
    ],
    [
      [{ ...dice, name: undefined }],
      "labs[0] has no name. Write name: 'my-lab', in lower-case letters, digits and hyphens, a letter first.",
    ],
    [
      [dice, { ...dice, name: 'Two dice' }],
      'the name of labs[1] cannot be "Two dice". Write name: \'my-lab\', in lower-case letters, digits and hyphens, a letter first.',
    ],
    [
      [{ ...dice, title: undefined }],
      'the lab "dice" has no title. Write title: { en: \'…\' }, one text for each locale.',
    ],
    [
      [{ ...dice, title: 'Dice' }],
      'the title of the lab "dice" is not one text for each locale. Write title: { en: \'…\' }, one text for each locale.',
    ],
    [
      [{ ...dice, caption: { de: 'Wirf.' } }],
      'the caption of the lab "dice" has no text for "en", the default locale. Write caption: { en: \'…\' }, one text for each locale.',
    ],
    [
      [{ ...dice, text: { en: 'Two dice.', de: ' ' } }],
      'the text of the lab "dice" has no text for the locale "de". Write text: { en: \'…\' }, one text for each locale.',
    ],
    [
      [{ ...dice, component: 'DiceLab.tsx' }],
      "the lab \"dice\" has no component. Write component: () => import('./MyLab.tsx'), with the component as that module's default export.",
    ],
    [
      [{ ...dice, captoin: {} }],
      'the lab "dice" has a field "captoin", which labs do not have. Did you mean "caption"?',
    ],
  ])('that are wrong are reported with what to write: %o', (labs, report) => {
    expect(read(labs).diagnostics).toEqual([report])
  })

  it('have all their mistakes reported at once', () => {
    expect(read([{ name: 'dice' }, {}]).diagnostics).toHaveLength(9)
  })
})
