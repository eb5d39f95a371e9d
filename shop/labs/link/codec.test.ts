import { describe, expect, it } from 'vitest'
import { codec } from './codec.ts'
import { presets, type LoadingSettings } from './loadingSettings.ts'

describe('the address of the settings', () => {
  it('restores every preset', () => {
    for (const preset of Object.values<LoadingSettings>(presets))
      expect(codec.decode(codec.encode(preset))).toEqual(preset)
  })

  it('restores every setting', () => {
    const all: LoadingSettings = {
      blocking: false,
      stats: 'async',
      lib: 'defer',
      app: 'module',
      preconnect: true,
      fontPreload: true,
      heroPriority: 'low',
      heroSource: 'css',
      heroPreload: true,
      lowerImagesPreload: true,
      unusedPreload: true,
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
  ])('rejects “%s”', (text) => {
    expect(codec.decode(text)).toBeUndefined()
  })
})
