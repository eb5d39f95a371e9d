import { escapeAttribute, escapeText } from '../text/escapeHtml.ts'
import { foldLines } from './foldLines.ts'
import { isAnsi } from './languages.ts'
import { hasResult, markResults } from './statedResults.ts'

export interface BlockOptions {
  lang: string
  title?: string
  marked: number[]
  added: number[]
  removed: number[]
  focused?: number[]
  /** Lines that are hidden until the reader opens them. */
  folded?: number[]
  /** The number of the first line; false or undefined for none. */
  lineNumbers?: number | false
  wrap?: boolean
  /** What the copy button copies, where that is not the text of the block. */
  copiedText?: string | undefined
  strings: BlockStrings
}

/** Labels of the buttons of a code block. */
export interface BlockStrings {
  readonly copyCode: string
  readonly copied: string
  readonly wrapCode: string
  readonly codeBlock: {
    readonly showAll: string
    readonly showLess: string
  }
}

const richFigure = '<figure class="code rich'

/** Whether a block needs the style sheet `richCode.css`. */
export function isRichCode(html: string): boolean {
  return html.startsWith(richFigure)
}

/** The HTML of a code block; `highlighted` are its lines, which are HTML already. */
export function blockHtml(highlighted: string[], options: BlockOptions): string {
  const { lang, title, strings, copiedText, folded = [] } = options
  const lines = markResults(highlighted, lang)
  const isFolded = folded.some((number) => number <= lines.length)
  return (
    figureStart(lines, options, isFolded) +
    `${attribute('data-lang', lang || undefined)}>` +
    (title ? `<figcaption>${escapeText(title)}</figcaption>` : '') +
    `<pre tabindex="0"><code${attribute('data-text', copiedText)}>${foldLines(lineSpans(lines, options), folded)}</code></pre>` +
    tools(options) +
    (isFolded ? unfold(strings) : '') +
    '</figure>'
  )
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`
}

function figureStart(
  lines: readonly string[],
  { lang, lineNumbers, focused = [], wrap }: BlockOptions,
  isFolded: boolean,
): string {
  const rich = [
    ...(typeof lineNumbers === 'number' ? ['numbered'] : []),
    ...(focused.length > 0 ? ['focusing'] : []),
    ...(isFolded ? ['folding'] : []),
    ...(isAnsi(lang) ? ['output'] : []),
  ]
  const start = rich.length > 0 ? [richFigure, ...rich].join(' ') : '<figure class="code'
  const results = lines.some(hasResult) && !lines.some(hasType) ? ' results' : ''
  return `${start}${results}${wrap ? ' wrap' : ''}"`
}

/** The box with a type is placed in the window, which it could not be inside of a container. */
function hasType(line: string): boolean {
  return line.includes('<span class="type">')
}

function lineSpans(lines: string[], options: BlockOptions): string[] {
  const names = new Map<number, string>()
  for (const kind of ['marked', 'added', 'removed', 'focused'] as const) {
    for (const number of new Set(options[kind])) {
      names.set(number, `${names.get(number) ?? 'line'} ${kind}`)
    }
  }
  const { lineNumbers: first } = options
  // The style sheet counts from 1. Without style attributes it cannot be told another number.
  const isCounted = typeof first !== 'number' || first === 1
  return lines.map((line, index) => {
    const number = isCounted ? '' : ` data-line="${first + index}"`
    return `<span class="${names.get(index + 1) ?? 'line'}"${number}>${line}</span>`
  })
}

/** Opens the folded lines: an element whose state the style sheet reads, so that it needs no script. */
function unfold({ codeBlock }: BlockStrings): string {
  const label = (text: string) => `<span>${escapeText(text)}</span>`
  return `<details class="unfold"><summary>${label(codeBlock.showAll)}${label(codeBlock.showLess)}</summary></details>`
}

/**
 * Buttons whose clicks the boot script handles. After copying, the style sheet shows "copied" in place
 * of the label, and screen readers announce it.
 */
function tools({ strings, wrap }: BlockOptions): string {
  const button = (action: string, attributes: string, content: string) =>
    `<button type="button" data-do="${action}" data-script=""${attributes}>${content}</button>`
  const span = (text: string) => `<span>${escapeText(text)}</span>`
  return (
    '<div class="tools">' +
    button('wrap', ` aria-pressed="${wrap ? 'true' : 'false'}"`, span(strings.wrapCode)) +
    button('copy', ' aria-live="polite"', span(strings.copyCode) + span(strings.copied)) +
    '</div>'
  )
}
