import { describe, expect, it } from 'vitest'
import { parseWebFeatures } from '../../content/baseline/webFeatures.ts'
import { parseMarkdown } from '../../markdown/parser.ts'
import { passagesOf } from '../passages.ts'
import { TextPositions } from '../textPositions.ts'
import { claimRule } from './claimRule.ts'

const has = {
  baseline: 'high',
  baseline_low_date: '2023-12-19',
  baseline_high_date: '2026-06-19',
  support: { chrome: '105', edge: '105', firefox: '121', safari: '15.4' },
}
const move = { baseline: false, support: { chrome: '133', chrome_android: '133', edge: '133' } }
const feature = (name: string, key: string, status: object, whole = status) => ({
  kind: 'feature',
  name,
  status: { ...whole, by_compat_key: { [key]: status } },
})
const data = parseWebFeatures(
  JSON.stringify({
    browsers: { chrome: { name: 'Chrome', releases: [{ date: '2026-09-22', version: '154' }] } },
    features: {
      has: feature(':has()', 'css.selectors.has', has),
      'move-before': feature('moveBefore()', 'api.Element.moveBefore', move),
      scope: feature('@scope', 'css.at-rules.scope', move, has),
    },
  }),
)

function found(markdown: string) {
  const source = new TextPositions(markdown)
  return passagesOf(parseMarkdown(markdown), source).flatMap(claimRule(data)(markdown))
}

describe('claimRule', () => {
  it.each([
    '`:has()`在2023年12月进入Baseline。',
    '`:has()`看后面的元素。它2023年12月进入Baseline，到2026年6月已是“广泛可用”。',
    '`:has(> img)` works since Safari 15.4.',
    '| `moveBefore()`：Chrome 133起有，Safari还没有 |\n|---|',
  ])('asks for data where prose is true: %s', (markdown) => {
    const [only, ...others] = found(markdown)
    expect(others).toEqual([])
    expect(only?.severity).toBeUndefined()
    expect(only?.message).toBe('what browsers support is written as prose')
  })

  it.each([
    ['`:has()`在2022年进入Baseline。', 'has (in all major browsers since December 2023)'],
    ['`:has()` works since Safari 17.4.', 'has (in all major browsers since December 2023)'],
    ['`:has()` is not yet in Firefox.', 'has (in all major browsers since December 2023)'],
    [
      '`moveBefore()`已是Baseline。',
      'move-before (since Chrome 133 and edge 133, missing from firefox and safari as of September 2026)',
    ],
  ])('warns where the data says something else: %s', (markdown, expected) => {
    expect(found(markdown)).toMatchObject([
      {
        severity: 'warning',
        message: `the data of web-features says something else of ${expected}`,
      },
    ])
  })

  it('names the directive to write, with the key of a part that differs from its feature', () => {
    const [one] = found('`:has()`在2023年进入Baseline。')
    expect(one?.hint).toContain(':baseline{feature="has"}')
    const [two] = found('Chrome 133起有`@scope`。')
    expect(two?.hint).toContain(':baseline{feature="scope" key="css.at-rules.scope"}')
  })

  it('takes the feature for which a sentence is true, if it names several', () => {
    const [only] = found('`moveBefore()`与`:has()`不同，后者2023年进入Baseline。')
    expect(only?.severity).toBeUndefined()
    expect(only?.hint).toContain('feature="has"')
  })

  it.each([
    '`grid`在2023年进入Baseline。',
    '`:has()`很好用。别的东西2022年进入Baseline。',
    '`:has()`看后面的元素（:baseline{feature="has"}）。',
    '```css\n/* :has() since Safari 17.4 */\n```',
  ])('says nothing of %s', (markdown) => {
    expect(found(markdown)).toEqual([])
  })
})
