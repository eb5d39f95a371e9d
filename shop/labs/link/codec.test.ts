import { describe, expect, it } from 'vitest'
import { codec } from './codec.ts'
import { presets, type Settings } from './settings.ts'

describe('the address of a loading', () => {
  it('brings back every preset', () => {
    for (const preset of Object.values<Settings>(presets))
      expect(codec.decode(codec.encode(preset))).toEqual(preset)
  })

  it('brings back every switch', () => {
    const all: Settings = {
      blocking: false,
      stats: 'async',
      lib: 'defer',
      app: 'module',
      preconnect: true,
      fontPreload: true,
      heroPriority: 'low',
      heroPlace: 'css',
      heroPreload: true,
      shelfPreload: true,
      sparePreload: true,
    }
    expect(codec.decode(codec.encode(all))).toEqual(all)
  })

  it.each([
    '',
    '0',
    '00000100002',
    '40000100000',
    '00030100000',
    '00002100000',
    '000001000000',
    'x',
  ])('makes nothing of “%s”', (text) => {
    expect(codec.decode(text)).toBeUndefined()
  })
})
