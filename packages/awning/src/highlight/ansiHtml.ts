import { ansiPieces } from '../text/ansi.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { indexedColour, namedColour, nearestColour, type AnsiColour } from './ansiColours.ts'

/** What the sequences so far say about the text after them. */
interface Style {
  readonly text?: AnsiColour | undefined
  readonly ground?: AnsiColour | undefined
  readonly flags: ReadonlySet<string>
}

const plain: Style = { flags: new Set() }
const flagCodes: ReadonlyMap<number, string> = new Map([
  [1, 'bold'],
  [2, 'dim'],
  [3, 'italic'],
  [4, 'underline'],
  [7, 'inverse'],
  [9, 'strike'],
])
const endCodes: ReadonlyMap<number, readonly string[]> = new Map([
  [22, ['bold', 'dim']],
  [23, ['italic']],
  [24, ['underline']],
  [27, ['inverse']],
  [29, ['strike']],
])

/** One HTML string for each line of a program's output, with classes for its colours. */
export function ansiHtml(output: string): string[] {
  let style = plain
  let html = ''
  for (const { text, codes } of ansiPieces(output)) {
    if (codes !== undefined) style = applied(style, codes)
    const names = classesOf(style)
    html += text
      .split('\n')
      .map((line) =>
        names === '' || line === ''
          ? escapeText(line)
          : `<span class="${names}">${escapeText(line)}</span>`,
      )
      .join('\n')
  }
  return html.split('\n')
}

function applied(before: Style, codes: string): Style {
  const numbers = codes.split(/[;:]/).map(Number)
  let style = before
  for (let code = numbers.shift(); code !== undefined; code = numbers.shift()) {
    const flags = new Set(style.flags)
    const flag = flagCodes.get(code)
    if (flag) flags.add(flag)
    for (const ended of endCodes.get(code) ?? []) flags.delete(ended)
    style = code === 0 ? plain : { ...style, flags }
    const [part, colour] = colourOf(code, numbers)
    if (part) style = { ...style, [part]: colour }
  }
  return style
}

/** Which colour a code sets; undefined as its value means the default one. Takes the parameters of the code. */
function colourOf(
  code: number,
  parameters: number[],
): [part: 'text' | 'ground' | undefined, colour: AnsiColour | undefined] {
  const part = [3, 9].includes(Math.floor(code / 10))
    ? 'text'
    : [4, 10].includes(Math.floor(code / 10))
      ? 'ground'
      : undefined
  const digit = code % 10
  if (part === undefined || (code >= 90 && digit > 7)) return [undefined, undefined]
  if (digit === 9) return [part, undefined]
  if (digit < 8) return [part, namedColour(digit + (code >= 90 ? 8 : 0))]
  const kind = parameters.shift()
  const count = kind === 5 ? 1 : kind === 2 ? 3 : 0
  const [first = 0, second = 0, third = 0] = parameters.splice(0, count)
  if (count === 0) return [undefined, undefined]
  return [part, count === 1 ? indexedColour(first) : nearestColour(first, second, third)]
}

function classesOf({ text, ground, flags }: Style): string {
  const isInverse = flags.has('inverse')
  const back = isInverse ? (text ?? 'ink') : ground
  const front = flags.has('dim') ? 'grey' : text
  return [
    // On a coloured ground, the text has the colour that can be read on it.
    ...(back ? [`a-on-${back}`] : front && front !== 'ink' ? [`a-${front}`] : []),
    ...['bold', 'italic', 'underline', 'strike']
      .filter((flag) => flags.has(flag))
      .map((flag) => `a-${flag}`),
  ].join(' ')
}
