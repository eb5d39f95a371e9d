import { describe, expect, it } from 'vitest'
import { parseSelector, type ParseResult } from './parseSelector.ts'
import { formatSpecificity, type Specificity } from './specificity.ts'

function weigh(text: string, parent?: Specificity): string[] {
  const parsed = parseSelector(text, parent)
  if (!parsed.ok) throw new Error(`${parsed.problem.code} at ${parsed.problem.at} of ${text}`)
  return parsed.selectors.map((one) => formatSpecificity(one.specificity))
}

function problem(text: string, parent?: Specificity): [string, number, string] | undefined {
  const parsed: ParseResult = parseSelector(text, parent)
  return parsed.ok ? undefined : [parsed.problem.code, parsed.problem.at, parsed.problem.text]
}

describe('the specificity of a selector', () => {
  it.each([
    ['*', '0,0,0'],
    ['li', '0,0,1'],
    ['ul li', '0,0,2'],
    ['ul ol+li', '0,0,3'],
    ['h1 + *[rel=up]', '0,1,1'],
    ['ul ol li.red', '0,1,3'],
    ['li.red.level', '0,2,1'],
    ['#x34y', '1,0,0'],
    ['.a.a', '0,2,0'],
    ['a:hover[href]', '0,2,1'],
    ['.shelf > .book .title', '0,3,0'],
    ['#a#a', '2,0,0'],
    ['*|*', '0,0,0'],
    ['*|a', '0,0,1'],
    ['|a', '0,0,1'],
  ])('counts the parts of %s', (text, specificity) => {
    expect(weigh(text)).toEqual([specificity])
  })

  it('is counted separately for each selector of a list', () => {
    expect(weigh('li, .a .b, #c')).toEqual(['0,0,1', '0,2,0', '1,0,0'])
  })

  it.each([
    ['ul li::marker', '0,0,3'],
    ['p:before', '0,0,2'],
    ['p:first-line', '0,0,2'],
    ['::part(label):hover', '0,1,1'],
    ['::highlight(found)', '0,0,1'],
    ['::-webkit-scrollbar', '0,0,1'],
    ['::view-transition-group(*)', '0,0,0'],
    ['::view-transition-group(card)', '0,0,1'],
    ['::slotted(.a)', '0,1,1'],
    ['::slotted(#a)', '1,0,1'],
  ])('counts the pseudo-element in %s as an element', (text, specificity) => {
    expect(weigh(text)).toEqual([specificity])
  })

  it.each([
    [':is(em, #a)', '1,0,0'],
    [':is(.a .b, em)', '0,2,0'],
    ['li:not(.a, .b.c)', '0,2,1'],
    ['li:not(#other)', '1,0,1'],
    ['.card:has(> img)', '0,1,1'],
    ['label:has(+ :required, + #a)', '1,0,1'],
    [':is(:is(#a, b), :not(.c))', '1,0,0'],
    [':is()', '0,0,0'],
  ])('takes only the most specific argument in %s', (text, specificity) => {
    expect(weigh(text)).toEqual([specificity])
  })

  it('is zero for :where(), whatever is in it', () => {
    expect(weigh(':where(#a .b)')).toEqual(['0,0,0'])
    expect(weigh(':where(#main, article) a')).toEqual(['0,0,1'])
    expect(weigh(':is(:where(#a), b)')).toEqual(['0,0,1'])
  })

  it.each([
    [':nth-child(2n + 1)', '0,1,0'],
    [':nth-child(odd of .a)', '0,2,0'],
    [':nth-child(even of li, .item)', '0,2,0'],
    [':nth-child(odd of.a)', '0,2,0'],
    [':nth-last-child(1 of #a .b)', '1,2,0'],
    ['li:nth-of-type(-n+3)', '0,1,1'],
    [':host(.a)', '0,2,0'],
    [':host', '0,1,0'],
    [':host-context(#a)', '1,1,0'],
    [':lang(zh, en)', '0,1,0'],
    [':dir(rtl)', '0,1,0'],
    [':root', '0,1,0'],
    [':scope', '0,1,0'],
  ])('adds itself and its argument in %s', (text, specificity) => {
    expect(weigh(text)).toEqual([specificity])
  })

  it('does not count what a forgiving list drops', () => {
    expect(weigh(':is(.note, :no-such)')).toEqual(['0,1,0'])
    expect(weigh(':is(#a:no-such, .b)')).toEqual(['0,1,0'])
    expect(weigh(':is(em, p::before)')).toEqual(['0,0,1'])
  })

  it('is not confused by escapes, strings and comments', () => {
    expect(weigh(String.raw`.sm\:flex`)).toEqual(['0,1,0'])
    expect(weigh(String.raw`#\31 23`)).toEqual(['1,0,0'])
    expect(weigh('[title="a, #b) .c"]')).toEqual(['0,1,0'])
    expect(weigh('a/* #b */.c')).toEqual(['0,1,1'])
    expect(weigh('a /* x */ b')).toEqual(['0,0,2'])
    expect(weigh('.价格 书')).toEqual(['0,1,1'])
    expect(weigh('[lang|=zh i]')).toEqual(['0,1,0'])
    expect(weigh('.--a .-b ._c')).toEqual(['0,3,0'])
  })
})

describe('a nested selector', () => {
  const parent: Specificity = [1, 0, 0]

  it('counts & as the most specific selector of the parent', () => {
    expect(weigh('& em', parent)).toEqual(['1,0,1'])
    expect(weigh('.a &', parent)).toEqual(['1,1,0'])
    expect(weigh('&:hover', parent)).toEqual(['1,1,0'])
    expect(weigh('& + &', parent)).toEqual(['2,0,0'])
    expect(weigh(':not(&)', parent)).toEqual(['1,0,0'])
  })

  it('begins with an implied & where none is written', () => {
    expect(weigh('em', parent)).toEqual(['1,0,1'])
    expect(weigh('> em', parent)).toEqual(['1,0,1'])
    expect(weigh('+ .a:not(&)', parent)).toEqual(['2,1,0'])
    const parsed = parseSelector('em', parent)
    expect(parsed.ok && parsed.selectors[0]?.parts[0]).toMatchObject({ text: '&', implied: true })
  })

  it('counts zero for an & outside of a nested rule', () => {
    expect(weigh('& em')).toEqual(['0,0,1'])
  })

  it('records the position of every &', () => {
    const parsed = parseSelector('& a:not(&), :is(&, .b)', parent)
    expect(parsed.ok && parsed.nesting).toEqual([0, 8, 16])
  })
})

describe('the parts of a selector', () => {
  it('record which argument decides the specificity', () => {
    const parsed = parseSelector('p:is(em, .a, #b):nth-child(2 of .c)')
    expect(parsed.ok && parsed.selectors[0]?.parts).toMatchObject([
      { kind: 'type', text: 'p' },
      { kind: 'heaviest', text: ':is(em, .a, #b)', start: 1, decidingArgument: '#b' },
      { kind: 'plus-heaviest', text: ':nth-child(2 of .c)', decidingArgument: '.c' },
    ])
  })

  it('record what was dropped', () => {
    const parsed = parseSelector(':is(.a, :no-such, b > )')
    expect(parsed.ok && parsed.selectors[0]?.parts[0]?.dropped).toMatchObject([
      { text: ':no-such', problem: { code: 'unknown-pseudo-class', at: 8 } },
      { text: 'b >', problem: { code: 'lonely-combinator', at: 20 } },
    ])
  })

  it('are grouped into compounds', () => {
    const parsed = parseSelector('.shelf > .book .title::before')
    expect(parsed.ok && parsed.selectors[0]).toMatchObject({
      compounds: [0, 9, 15],
      pseudoElement: true,
    })
  })
})

describe('an invalid selector', () => {
  it.each([
    ['', 'empty', 0, ''],
    ['   ', 'empty', 3, ''],
    ['.a,', 'empty-item', 3, ''],
    [',.a', 'empty-item', 0, ','],
    ['.a, , b', 'empty-item', 4, ','],
    ['> .a', 'leading-combinator', 0, '>'],
    ['.a >', 'lonely-combinator', 3, '>'],
    ['.a > > b', 'lonely-combinator', 5, '>'],
    ['.a > , b', 'lonely-combinator', 3, '>'],
    ['.', 'no-name', 1, ''],
    ['a. b', 'no-name', 2, ' '],
    ['.1a', 'digit-name', 1, '1'],
    ['#2', 'digit-name', 1, '2'],
    ['a:', 'no-name', 2, ''],
    ['[href', 'unclosed', 0, '['],
    ['a[', 'unclosed', 1, '['],
    ['a[b=', 'unclosed', 1, '['],
    ['[href="a]', 'unclosed', 6, '"'],
    ['a:is(.b', 'unclosed', 1, ':is(.b'],
    [':not(.b', 'unclosed', 0, ':not(.b'],
    [':not(', 'unclosed', 0, ':not('],
    [':nth-child(2', 'unclosed', 0, ':nth-child(2'],
    ['[=a]', 'bad-attribute', 1, '='],
    ['[a=1]', 'bad-attribute', 3, '1'],
    ['[a b]', 'bad-attribute', 3, 'b'],
    ['.a*', 'type-not-first', 2, '*'],
    ['[a]p', 'type-not-first', 3, 'p'],
    ['p::before.a', 'after-pseudo-element', 9, '.a'],
    ['p::before b', 'after-pseudo-element', 9, ' '],
    ['p:no-such', 'unknown-pseudo-class', 1, ':no-such'],
    ['.note, :no-such', 'unknown-pseudo-class', 7, ':no-such'],
    [':no-such(1)', 'unknown-pseudo-class', 0, ':no-such'],
    ['p::no-such', 'unknown-pseudo-element', 1, '::no-such'],
    ['::before(a)', 'takes-no-argument', 0, '::before'],
    [':hover(a)', 'takes-no-argument', 0, ':hover'],
    [':not', 'needs-argument', 0, ':not'],
    [':not()', 'needs-argument', 0, ':not()'],
    [':has( )', 'needs-argument', 0, ':has( )'],
    [':lang()', 'needs-argument', 0, ':lang()'],
    ['::part()', 'needs-argument', 0, '::part()'],
    ['::part', 'needs-argument', 0, '::part'],
    [':nth-child(x)', 'bad-nth', 11, 'x'],
    [':nth-child(of .a)', 'bad-nth', 11, 'of .a'],
    [':nth-child(n2)', 'bad-nth', 11, 'n2'],
    [':nth-of-type(1 of .a)', 'bad-nth', 15, 'of'],
    ['.a:not(.b, :no-such)', 'unknown-pseudo-class', 11, ':no-such'],
    ['body:has(.note, :no-such)', 'unknown-pseudo-class', 16, ':no-such'],
    ['a:has(b:has(c))', 'nested-has', 7, ':has'],
    ['p:has(::before)', 'pseudo-element-inside', 6, '::before'],
    [':not(::before)', 'pseudo-element-inside', 5, '::before'],
    [':host(a b)', 'unexpected', 8, 'b'],
    ['a { }', 'unexpected', 2, '{'],
    ['a)', 'unexpected', 1, ')'],
    ['a || b', 'unexpected', 2, '|'],
    ['25px', 'unexpected', 0, '2'],
  ])('%s: %s', (text, code, at, words) => {
    expect(problem(text)).toEqual([code, at, words])
  })

  it('may begin with a combinator only where it is nested or is in :has()', () => {
    expect(problem('> a', [0, 0, 1])).toBeUndefined()
    expect(problem(':has(> a)')).toBeUndefined()
    expect(problem(':is(> a)')).toBeUndefined()
    expect(problem(':not(> a)')).toEqual(['leading-combinator', 5, '>'])
  })
})
