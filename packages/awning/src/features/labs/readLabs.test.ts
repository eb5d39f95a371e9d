import { describe, expect, it } from 'vitest'
import type { Problem } from '../../content/problem.ts'
import { readLabs } from './readLabs.ts'

const texts = { title: { en: 'Dice' }, caption: { en: 'Throw.' }, text: { en: 'Two dice.' } }
const dice = { name: 'dice', ...texts, component: () => import('./lab.ts') }

function read(labs: unknown) {
  const problems: Problem[] = []
  const infos = readLabs(labs, 'site.code.ts', 'en', (problem) => void problems.push(problem))
  for (const { file, severity } of problems)
    expect([file, severity]).toEqual(['site.code.ts', 'error'])
  return { infos, problems: problems.map(({ message, hint }) => `${message}. ${hint}`) }
}

describe('the labs of a site', () => {
  it('are data to Node, without their components', () => {
    const { infos, problems } = read([dice, { ...dice, name: 'coin-2' }])
    expect(problems).toEqual([])
    expect(infos).toEqual([
      { name: 'dice', ...texts },
      { name: 'coin-2', ...texts },
    ])
  })

  it('may be none', () => {
    expect(read(undefined)).toEqual({ infos: [], problems: [] })
    expect(read([])).toEqual({ infos: [], problems: [] })
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
    expect(read(labs).problems).toEqual([report])
  })

  it('have all their mistakes reported at once', () => {
    expect(read([{ name: 'dice' }, {}]).problems).toHaveLength(9)
  })
})
