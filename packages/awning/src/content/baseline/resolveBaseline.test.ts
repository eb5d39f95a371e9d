import { describe, expect, it } from 'vitest'
import { resolveBaseline } from './resolveBaseline.ts'
import { parseWebFeatures } from './webFeatures.ts'

const browsers = {
  chrome: { name: 'Chrome', releases: [{ date: '2024-05-14', version: '125' }] },
  chrome_android: { name: 'Chrome Android', releases: [] },
  edge: { name: 'Edge', releases: [] },
  firefox: { name: 'Firefox', releases: [{ date: '2026-09-15', version: '156' }] },
  firefox_android: { name: 'Firefox for Android', releases: [] },
  safari: { name: 'Safari', releases: [{ date: '2024-09-16', version: '18' }] },
  safari_ios: { name: 'Safari on iOS', releases: [] },
}
const high = { baseline: 'high', baseline_low_date: '2017-10-17', support: { chrome: '57' } }
const limited = {
  baseline: false,
  support: { chrome: '125', chrome_android: '125', edge: '125', safari: '26' },
}
const feature = (status: object) => ({ kind: 'feature', name: 'A name', status })
const data = parseWebFeatures(
  JSON.stringify({
    browsers,
    features: {
      grid: feature({ ...high, by_compat_key: { 'css.grid': high, 'css.grid.lanes': limited } }),
      'anchor-positioning': feature(limited),
      a: feature({ ...high, baseline_low_date: '2015-07-29' }),
      b: feature({ ...high, baseline_low_date: '≤2019-01-01' }),
      masonry: { kind: 'moved', redirect_target: 'anchor-positioning' },
      wrap: { kind: 'split', redirect_targets: ['grid', 'a'] },
    },
  }),
)

describe('resolveBaseline', () => {
  it('finds a feature, and one part of it', () => {
    expect(resolveBaseline('grid', undefined, data)).toEqual({
      kind: 'found',
      id: 'grid',
      support: { state: 'high', since: '2017-10-17', orEarlier: false },
    })
    expect(resolveBaseline('grid', 'css.grid.lanes', data)).toMatchObject({
      support: { state: 'limited' },
    })
  })

  it('names browsers with their versions, and a phone only where it differs', () => {
    expect(resolveBaseline('anchor-positioning', undefined, data)).toMatchObject({
      support: {
        has: ['Chrome 125', 'Edge 125', 'Safari 26'],
        lacks: ['Firefox', 'Safari on iOS'],
      },
    })
  })

  it('takes the day of the newest release for the day of the data', () => {
    expect(resolveBaseline('anchor-positioning', undefined, data)).toMatchObject({
      support: { date: '2026-09-15' },
    })
  })

  it.each([
    ['a', '2015-07-29'],
    ['b', '2019-01-01'],
  ])('knows that the feature %s may be older', (id, since) => {
    expect(resolveBaseline(id, undefined, data)).toMatchObject({
      support: { since, orEarlier: true },
    })
  })

  it('follows a feature that has moved', () => {
    expect(resolveBaseline('masonry', undefined, data)).toMatchObject({
      id: 'anchor-positioning',
      movedTo: 'anchor-positioning',
    })
  })

  it.each([
    ['wrap', undefined, 'web-features has split the feature "wrap"', 'grid, a'],
    ['gird', undefined, 'web-features has no feature "gird"', 'Did you mean "grid"?'],
    ['css-anchor', undefined, 'no feature "css-anchor"', 'Similar ones: anchor-positioning.'],
    ['toString', undefined, 'no feature "toString"', 'Look for its id on https://web-platform-dx'],
    ['', undefined, 'this :baseline names no feature', 'container-queries'],
    [
      'grid',
      'css.grid.x',
      'the feature "grid" has no key "css.grid.x"',
      'Did you mean "css.grid"?',
    ],
    ['grid', '?', 'no key "?"', 'Its keys: css.grid, css.grid.lanes.'],
    ['a', 'x', 'the feature "a" has no key "x"', 'It has none'],
  ])('says what is wrong with %s %s', (id, key, message, hint) => {
    expect(resolveBaseline(id, key, data)).toEqual({
      kind: 'missing',
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    })
  })

  it('says how to install the data where it is missing', () => {
    expect(resolveBaseline('grid', undefined, undefined)).toMatchObject({
      hint: expect.stringContaining('npm install --save-exact web-features'),
    })
  })
})
