import { parsePseudo } from './parsePseudo.ts'
import { Scanner } from './scanner.ts'
import { SelectorSyntaxError, type SelectorError } from './selectorError.ts'
import { addSpecificities, zeroSpecificity, type Specificity } from './specificity.ts'

export type PartKind =
  | 'type'
  | 'universal'
  | 'id'
  | 'class'
  | 'attribute'
  | 'pseudo-class'
  | 'pseudo-element'
  /** It counts as the most specific of its arguments: `:is()`, `:not()`, `:has()`. */
  | 'heaviest'
  | 'where'
  /** It counts as itself plus the most specific of its arguments: `:nth-child(of)`, `:host()`, `::slotted()`. */
  | 'plus-heaviest'
  | 'nesting'

/** A simple selector: one condition, or one pseudo-element. */
export interface SimpleSelector {
  readonly kind: PartKind
  readonly text: string
  readonly start: number
  readonly specificity: Specificity
  /** The argument that decides the specificity. */
  readonly decidingArgument?: string | undefined
  /** Invalid arguments that a forgiving list dropped. */
  readonly dropped?: readonly DroppedSelector[] | undefined
  /** The `&` that is implied: a nested selector without one means a descendant. */
  readonly implied?: boolean
}

export interface DroppedSelector {
  readonly text: string
  readonly problem: SelectorError
}

export interface ComplexSelector {
  readonly text: string
  readonly start: number
  readonly parts: readonly SimpleSelector[]
  /** The start positions of its compound selectors, from left to right. */
  readonly compounds: readonly number[]
  readonly specificity: Specificity
  readonly pseudoElement: boolean
}

export interface ParseContext {
  /** The highest specificity among the selectors of the parent rule, which is the specificity of `&`. */
  readonly parent?: Specificity | undefined
  /** Whether the selector may begin with a combinator. */
  readonly relative?: boolean
  readonly inHas?: boolean
  readonly noPseudoElements?: boolean
  /** The positions of `&`, collected while parsing. */
  readonly nesting: number[]
}

export type ParseResult =
  | {
      readonly ok: true
      readonly selectors: readonly ComplexSelector[]
      readonly nesting: readonly number[]
    }
  | { readonly ok: false; readonly problem: SelectorError }

/** Parses a selector list. With the specificity of a parent, it is the selector of a nested rule. */
export function parseSelector(text: string, parent?: Specificity): ParseResult {
  const scanner = new Scanner(text)
  const context = { parent, relative: parent !== undefined, nesting: [] }
  try {
    scanner.skipSpace()
    if (scanner.ended) scanner.fail('empty')
    const selectors = parseList(scanner, context, '')
    if (!scanner.ended) scanner.fail('unexpected')
    return { ok: true, selectors, nesting: context.nesting }
  } catch (error) {
    if (error instanceof SelectorSyntaxError) return { ok: false, problem: error.problem }
    throw error
  }
}

/** Parses selectors separated by commas up to `close` or the end. */
export function parseList(
  scanner: Scanner,
  context: ParseContext,
  close: string,
): ComplexSelector[] {
  const list: ComplexSelector[] = []
  do list.push(parseComplex(scanner, context, close))
  while (scanner.take(','))
  return list
}

export function parseComplex(
  scanner: Scanner,
  context: ParseContext,
  close: string,
): ComplexSelector {
  scanner.skipSpace()
  const start = scanner.position
  const ampersands = context.nesting.length
  const parts: SimpleSelector[] = []
  const compounds: number[] = []
  const leadingCombinator = takeCombinator(scanner, close)
  if (leadingCombinator !== undefined && !context.relative)
    scanner.fail('leading-combinator', start)
  let end = start
  for (let combinator = leadingCombinator; ;) {
    if (atEnd(scanner, close)) {
      if (combinator !== undefined)
        scanner.fail(
          'lonely-combinator',
          scanner.text.slice(0, scanner.position).trimEnd().length - 1,
        )
      scanner.fail('empty-item')
    }
    if (combinator !== undefined && '>+~'.includes(scanner.peek()))
      scanner.fail('lonely-combinator')
    if (parts.some(isPseudoElement)) scanner.fail('after-pseudo-element', end)
    compounds.push(scanner.position)
    parts.push(...parseCompound(scanner, context))
    end = scanner.position
    combinator = takeCombinator(scanner, close)
    if (combinator === undefined) break
  }
  if (context.parent !== undefined && context.relative && !context.inHas)
    if (leadingCombinator !== undefined || context.nesting.length === ampersands)
      parts.unshift(impliedNesting(start, context.parent))
  return {
    text: scanner.text.slice(start, end),
    start,
    parts,
    compounds,
    specificity: addSpecificities(...parts.map((part) => part.specificity)),
    pseudoElement: parts.some(isPseudoElement),
  }
}

function parseCompound(scanner: Scanner, context: ParseContext): SimpleSelector[] {
  const parts: SimpleSelector[] = []
  for (let part = parsePart(scanner, context); part; part = parsePart(scanner, context)) {
    if (parts.some(isPseudoElement) && !part.text.startsWith(':'))
      scanner.fail('after-pseudo-element', part.start, scanner.position)
    if (parts.length > 0 && (part.kind === 'type' || part.kind === 'universal'))
      scanner.fail('type-not-first', part.start, scanner.position)
    parts.push(part)
  }
  if (parts.length === 0) scanner.fail('unexpected')
  return parts
}

function parsePart(scanner: Scanner, context: ParseContext): SimpleSelector | undefined {
  scanner.skipComments()
  const start = scanner.position
  const createPart = (kind: PartKind, specificity: Specificity): SimpleSelector => ({
    kind,
    text: scanner.text.slice(start, scanner.position),
    start,
    specificity,
  })
  if (scanner.peek() === ':') return parsePseudo(scanner, context)
  if (scanner.take('#')) return (scanner.needName(), createPart('id', [1, 0, 0]))
  if (scanner.take('.')) return (scanner.needName(), createPart('class', [0, 1, 0]))
  if (scanner.take('[')) return (parseAttribute(scanner, start), createPart('attribute', [0, 1, 0]))
  if (scanner.take('&')) {
    context.nesting.push(start)
    return createPart('nesting', context.parent ?? zeroSpecificity)
  }
  if (scanner.peek(2) === '*|' || (scanner.peek() === '|' && scanner.peek(2) !== '||'))
    scanner.position += scanner.peek() === '*' ? 2 : 1
  if (scanner.take('*')) return createPart('universal', zeroSpecificity)
  if (scanner.takeName() !== undefined) return createPart('type', [0, 0, 1])
  return scanner.position > start ? scanner.fail('no-name') : undefined
}

function parseAttribute(scanner: Scanner, start: number): void {
  scanner.skipSpace()
  if (!scanner.take('*|')) scanner.take('|')
  const named = scanner.takeName() !== undefined
  if (scanner.ended) scanner.fail('unclosed', start)
  if (!named) scanner.fail('bad-attribute')
  scanner.skipSpace()
  const [operator] = /^[~|^$*]?=/.exec(scanner.text.slice(scanner.position)) ?? []
  if (operator !== undefined) {
    scanner.position += operator.length
    scanner.skipSpace()
    if (!scanner.takeString() && scanner.takeName() === undefined)
      scanner.fail(scanner.ended ? 'unclosed' : 'bad-attribute', scanner.ended ? start : undefined)
    scanner.skipSpace()
    if (/^[is]\s*\]/i.test(scanner.text.slice(scanner.position))) scanner.position += 1
    scanner.skipSpace()
  }
  if (scanner.ended) scanner.fail('unclosed', start)
  if (!scanner.take(']')) scanner.fail('bad-attribute')
}

/** Reads a combinator if one is next. White space is one unless the selector ends after it. */
function takeCombinator(scanner: Scanner, close: string): string | undefined {
  const spaced = scanner.skipSpace() && scanner.position > 0
  for (const combinator of ['>', '+', '~'])
    if (scanner.take(combinator)) return (scanner.skipSpace(), combinator)
  return spaced && !atEnd(scanner, close) ? ' ' : undefined
}

function atEnd(scanner: Scanner, close: string): boolean {
  return scanner.ended || scanner.peek() === ',' || (close !== '' && scanner.peek() === close)
}

function isPseudoElement(part: SimpleSelector): boolean {
  return (
    part.kind === 'pseudo-element' || (part.kind === 'plus-heaviest' && part.text.startsWith('::'))
  )
}

function impliedNesting(start: number, specificity: Specificity): SimpleSelector {
  return { kind: 'nesting', text: '&', start, specificity, implied: true }
}
