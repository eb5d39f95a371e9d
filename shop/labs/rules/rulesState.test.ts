import { describe, expect, it } from 'vitest'
import { writeDeclaration } from './declaration.ts'
import {
  addDeclaration,
  changeDeclaration,
  moveDeclaration,
  removeDeclaration,
} from './editState.ts'
import { createDeclaration, presets } from './presets.ts'
import { rulesCodec } from './rulesState.ts'

describe('a shared cascade', () => {
  it.each(Object.entries(presets))('survives encoding and decoding: %s', (_, state) => {
    expect(rulesCodec.decode(rulesCodec.encode(state))).toEqual(state)
  })

  it('keeps every property of a declaration', () => {
    const whole = {
      layers: 'ui, ui.card',
      declarations: [
        createDeclaration('F', {
          important: true,
          inShadowTree: true,
          layer: 'ui.card',
          selector: 'a > b',
          scopeHops: 0,
        }),
        createDeclaration('B', { inStyleAttribute: true, selector: '' }),
        createDeclaration('A', { origin: 'transition' }),
      ],
    }
    expect(rulesCodec.decode(rulesCodec.encode(whole))).toEqual(whole)
  })

  it('is rejected when it is invalid', () => {
    for (const text of [
      '',
      'x',
      '!',
      '!Za*p',
      '!Ax*p',
      '!Aa',
      '!Aak9*p',
      '!Aa*p!Aa*p',
      '1x!Aa*p',
      '!Aal1*p',
      `!Aa*${'p'.repeat(100)}`,
      `!Aa*p\u0000`,
      '!'.repeat(2000),
    ])
      expect(rulesCodec.decode(text), text).toBeUndefined()
  })

  it('drops exclamation marks from a selector, where they are invalid', () => {
    const state = { layers: '', declarations: [createDeclaration('A', { selector: 'p!x' })] }
    expect(rulesCodec.decode(rulesCodec.encode(state))?.declarations[0]?.selector).toBe('px')
  })
})

describe('the list of declarations', () => {
  const { layers: state } = presets
  const order = (changed: typeof state) => changed.declarations.map(({ letter }) => letter).join('')

  it('takes one more with the first free letter, up to six', () => {
    expect(order(addDeclaration(state))).toBe('ABCD')
    expect(order(addDeclaration(removeDeclaration(state, 'A')))).toBe('BCA')
    let full = state
    for (let count = 0; count < 9; count += 1) full = addDeclaration(full)
    expect(order(full)).toBe('ABCDEF')
  })

  it('moves one, but not past the ends', () => {
    expect(order(moveDeclaration(state, 'B', -1))).toBe('BAC')
    expect(order(moveDeclaration(state, 'B', 1))).toBe('ACB')
    expect(order(moveDeclaration(state, 'A', -1))).toBe('ABC')
    expect(order(moveDeclaration(state, 'C', 1))).toBe('ABC')
  })

  it('keeps the last one', () => {
    const one = removeDeclaration(removeDeclaration(state, 'A'), 'B')
    expect(order(removeDeclaration(one, 'C'))).toBe('C')
  })

  it('changes one and no other', () => {
    const changed = changeDeclaration(state, 'B', { important: true })
    expect(changed.declarations.map(({ important }) => important)).toEqual([false, true, false])
  })
})

describe('a declaration as it is written', () => {
  it.each([
    ['p { color: crimson }', createDeclaration('A', { selector: 'p' })],
    [
      '@layer base { @scope (…) { p { color: teal !important } } }',
      createDeclaration('B', { selector: 'p', layer: 'base', scopeHops: 2, important: true }),
    ],
    ['#a, .b { em { color: crimson } }', createDeclaration('A', { selector: '#a, .b { em' })],
    ['#a, .b { em { color: crimson } }', createDeclaration('A', { selector: '#a, .b { em }' })],
    [
      'style="color: crimson"',
      createDeclaration('A', { inStyleAttribute: true, selector: 'p', layer: 'x' }),
    ],
    [
      '@keyframes … { color: crimson }',
      createDeclaration('A', { origin: 'animation', important: true }),
    ],
  ])('%s', (text, declaration) => {
    expect(writeDeclaration(declaration)).toBe(text)
  })
})
