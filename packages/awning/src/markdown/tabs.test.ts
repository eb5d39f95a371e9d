import { describe, expect, it } from 'vitest'
import { compileMd, compileMdx } from './compiling.testing.ts'

const set = (attributes: string, ...tabs: string[]) =>
  [`::::tabs${attributes}`, ...tabs.map((tab) => `:::tab${tab}\nx\n:::`), '::::'].join('\n')

const told = (source: string) =>
  compileMd(source).diagnostics.map(({ line, message }) => `${line} ${message}`)

describe('a set of tabs', () => {
  it('that is as it should be is no error', () => {
    const source = set(
      '{group="pm" default="npm"}',
      '[npm]{value="npm"}',
      '[甲]{value="a" default}',
    )
    expect(told(source)).toEqual([])
    expect(compileMd(source).blocks).toMatchObject([
      {
        component: 'Tabs',
        props: { group: 'pm', default: 'npm' },
        children: [
          { component: 'Tab', props: { value: 'npm', label: 'npm' } },
          { component: 'Tab', props: { value: 'a', label: '甲', default: '' } },
        ],
      },
    ])
  })

  it.each([
    [set('', '[A]{value="a"}', '[B]{value="a"}'), '5 two tabs of a set have the value "a"'],
    [set('', '[A]{value="a"}', '[B]'), '5 a tab has no value'],
    [set('', '[A]{value=""}'), '2 a tab has no value'],
    [
      set('', '[A]{value="a" default}', '[B]{value="b" default}'),
      '5 a set of tabs has two defaults',
    ],
    [set('{default="c"}', '[A]{value="a"}'), '1 no tab of the set has the value "c"'],
    ['::::tabs\n::::', '1 a set of tabs has no tabs'],
    [
      '::::tabs\nx\n\n:::tab[A]{value="a"}\nx\n:::\n::::',
      '2 only "tab" blocks can stand in "tabs"',
    ],
    ['x\n\n:::tab[A]{value="a"}\nx\n:::', '3 a tab is outside of "tabs"'],
    ['x\n\n::tabs{group="os"}', '3 "tabs" is written on one line, with nothing in it'],
  ])('is an error with its line in %j', (source, message) => {
    expect(told(source)).toEqual([message])
  })

  it('may show no panel at first', () => {
    expect(told(set('{default="none"}', '[A]{value="a"}'))).toEqual([])
  })

  it('is checked once in MDX too, with and without elements inside', () => {
    const twice = set('', '[A]{value="a"}', '[B]{value="a"}')
    const message = 'two tabs of a set have the value "a"'
    expect(compileMdx(twice).diagnostics).toMatchObject([{ line: 5, message }])
    expect(compileMdx(twice.replace('x', '<b>x</b>')).diagnostics).toMatchObject([
      { line: 5, message },
    ])
  })
})
