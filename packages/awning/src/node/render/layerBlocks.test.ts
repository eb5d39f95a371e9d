import { expect, it } from 'vitest'
import { layerBlocks } from './layerBlocks.ts'

it('cascade layers are named by empty blocks, not by statements', () => {
  expect(layerBlocks('@layer tokens,base;@layer prose{p{color:red}}@layer print;')).toBe(
    '@layer tokens{}@layer base{}@layer prose{p{color:red}}@layer print{}',
  )
})

it('the layers of the engine are named once in a sheet, those of a site as often as it names them', () => {
  const sheet = '@layer tokens, base;@layer one{@layer mine;}@layer two{@layer mine;}'
  expect(layerBlocks(`${sheet}\n@layer base;${sheet}`)).toBe(
    '@layer tokens{}@layer base{}@layer one{@layer mine{}}@layer two{@layer mine{}}\n' +
      '@layer one{@layer mine{}}@layer two{@layer mine{}}',
  )
})
