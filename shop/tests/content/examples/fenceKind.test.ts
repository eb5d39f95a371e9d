import { describe, expect, it } from 'vitest'
import { fenceKind } from './fenceKind.ts'

describe('fenceKind', () => {
  it.each([
    ['js', ['run'], { runs: 'node', lang: 'js' }],
    ['ts', ['types', 'run'], { runs: 'node', lang: 'ts' }],
    ['ts', ['run', 'browser'], { runs: 'browser', lang: 'ts' }],
    ['html', ['run'], { runs: 'page' }],
    ['css', ['run'], { runs: 'page' }],
    ['ts', ['types'], { runs: 'nowhere' }],
  ])('of %s %j is %j', (lang, flags, kind) => {
    expect(fenceKind({ lang, flags })).toEqual(kind)
  })

  it.each([
    ['vue', ['run'], '`vue` cannot run: only js and ts do, and html and css beside them'],
    [
      '',
      ['run'],
      'a fence without a language cannot run: only js and ts do, and html and css beside them',
    ],
    ['js', ['browser'], 'the fence says `browser` without `run`'],
  ])('of %j %j is a mistake, and says so', (lang, flags, why) => {
    expect(fenceKind({ lang, flags })).toEqual({ runs: 'wrong', why })
  })
})
