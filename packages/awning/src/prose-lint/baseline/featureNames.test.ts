import { describe, expect, it } from 'vitest'
import { parseWebFeatures } from '../../content/baseline/webFeatures.ts'
import { featureNames, nameInCode } from './featureNames.ts'

const status = { baseline: 'high', baseline_low_date: '2020-01-01', support: {} }

function names(features: Readonly<Record<string, readonly string[]>>) {
  const written = Object.entries(features).map(([id, keys]) => {
    const parts = Object.fromEntries(keys.map((key) => [key, status]))
    return [id, { kind: 'feature', name: 'A name', status: { ...status, by_compat_key: parts } }]
  })
  const data = { browsers: {}, features: Object.fromEntries(written) }
  return featureNames(parseWebFeatures(JSON.stringify(data)))
}

describe('featureNames', () => {
  it.each([
    [':has(> img)', 'css.selectors.has'],
    ['::marker', 'css.selectors.marker'],
    ['@scope (.card)', 'css.at-rules.scope'],
    ['light-dark(white, black)', 'css.types.color.light-dark'],
    ['content-visibility', 'css.properties.content-visibility'],
    ['display:grid-lanes;', 'css.properties.display.grid-lanes'],
    ['<dialog>', 'html.elements.dialog'],
    ['AbortSignal.timeout(5000)', 'api.AbortSignal.timeout_static'],
    ['scheduler.yield()', 'api.Scheduler.yield'],
    ["'moveBefore' in Element.prototype", 'api.Element.moveBefore'],
    ['moveBefore()', 'api.Element.moveBefore'],
    ['Object.groupBy()', 'javascript.builtins.Object.groupBy'],
    ['Array.prototype.toSorted()', 'javascript.builtins.Array.toSorted'],
  ])('%s is what the data calls %s', (code, key) => {
    expect(names({ it: [key] }).get(nameInCode(code))).toMatchObject([{ id: 'it', key }])
  })

  it.each([
    ['color', 'css.properties.color'],
    ['align-content: center', 'css.properties.align-content'],
    ['<meta name="text-scale">', 'html.elements.meta'],
    ['has()', 'api.Headers.has'],
  ])('%s may mean something else than %s', (code, key) => {
    expect(names({ it: [key] }).get(nameInCode(code))).toBeUndefined()
  })

  it('takes a method alone for a name only if one feature has it', () => {
    const two = names({ a: ['api.A.describe'], b: ['api.B.describe'] })
    expect(two.get('describe()')).toBeUndefined()
    expect(two.get('A.describe()')).toMatchObject([{ id: 'a' }])
  })
})
