import { describe, expect, it } from 'vitest'
import { stripNumberPrefix } from './numberPrefix.ts'

describe('stripNumberPrefix', () => {
  it.each([
    ['01-intro', 1, 'intro'],
    ['1. intro', 1, 'intro'],
    ['2_x', 2, 'x'],
    ['3.box', 3, 'box'],
    ['10 - layout', 10, 'layout'],
    ['0001-first', 1, 'first'],
    ['00-start', 0, 'start'],
    ['02-布局', 2, '布局'],
    ['03-3d-scenes', 3, '3d-scenes'],
    ['04-33rpm', 4, '33rpm'],
    ['1. 404', 1, '404'],
    ['4-xhr', 4, 'xhr'],
  ])('takes the number off %s', (name, position, rest) => {
    expect(stripNumberPrefix(name)).toEqual({ position, name: rest })
  })

  it.each([
    '2021-08-26-welcome',
    '2021-08',
    '08-26-party',
    '2021-review',
    '2048-clone',
    '7.0-x',
    '7.0',
    '7.0rc1',
    '1-2-3',
    '7.x-migration',
    'intro',
    'intro-01',
    '3d-scenes',
    '01',
    '01-',
    '',
  ])('leaves %j alone', (name) => {
    expect(stripNumberPrefix(name)).toEqual({ name })
  })
})
