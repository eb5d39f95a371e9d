import { describe, expect, it } from 'vitest'
import { defineSite } from '../config/defineSite.ts'
import { plainSettings } from '../config/plainSettings.testing.ts'
import { siteFor } from '../theme/localeSite.ts'
import type { PageKind } from './definePage.ts'
import { pageCard } from './pageCard.ts'

const noPage = () => Promise.reject(new Error('no component is loaded'))
const cardOf = (kind: Partial<PageKind>, tagline = 'A small site') =>
  pageCard(
    { kind: 'x', routes: () => [], Page: noPage, ...kind },
    { kind: 'x' },
    {
      site: siteFor(defineSite({ ...plainSettings, tagline }, {}), 'en'),
      path: '/x',
      postKinds: [],
      imageFile: () => undefined,
    },
  )

describe('what the social image of a page shows', () => {
  it('is defined by its kind', () => {
    const socialCard = () => ({ title: 'A', facts: ['B'] })
    expect(cardOf({ socialCard, head: () => ({ title: 'C' }) })).toEqual({
      title: 'A',
      facts: ['B'],
    })
  })

  it('comes from the head of a page if its kind defines nothing', () => {
    const head = () => ({ title: 'Colophon', description: 'How this site is set.' })
    expect(cardOf({ head })).toEqual({ title: 'Colophon', description: 'How this site is set.' })
  })

  it('is the tagline, or else the name, of the site for a page without a title', () => {
    expect(cardOf({})).toEqual({ title: 'A small site' })
    expect(cardOf({}, '')).toEqual({ title: 'Fixture' })
  })
})
