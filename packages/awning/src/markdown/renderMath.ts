import temml from 'temml'
import { escapeAttribute } from '../text/escapeHtml.ts'
import { replaceAttributes } from '../text/html/elements.ts'
import { htmlTokens } from '../text/html/htmlTokens.ts'
import { mathClass } from './mathClasses.ts'

export interface RenderedMath {
  /** Finished MathML; empty if the formula has a mistake. */
  readonly html: string
  readonly mistake?: string
  /** Styles that pages cannot have, because the content security policy forbids style attributes. */
  readonly lost: readonly string[]
}

/** The only file that uses Temml: TeX to MathML, which browsers show without script. */
export function renderMath(tex: string, isBlock: boolean): RenderedMath {
  let written: string
  try {
    // Temml adds what a formula defines to the object, so each formula has its own.
    const macros = { '\\KaTeX': String.raw`\mathrm{KaTeX}` }
    written = temml.renderToString(tex, { displayMode: isBlock, throwOnError: true, macros })
  } catch (error) {
    return { html: '', mistake: mistakeOf(error), lost: [] }
  }
  const lost: string[] = []
  let [html, end] = ['', 0]
  for (const tag of htmlTokens(written)) {
    if (tag.kind !== 'open') continue
    const style = tag.attributes.find(({ name }) => name === 'style')
    if (!style) continue
    const { classes, attributes, unknown } = withoutStyle(style.value)
    lost.push(...unknown)
    const hasClass = tag.attributes.some(({ name }) => name === 'class')
    const added = hasClass || classes.length === 0 ? [] : [`class="${classes.join(' ')}"`]
    html += written.slice(end, tag.start)
    html += replaceAttributes(written, tag, ({ name, value }) => {
      if (name === 'style') return [...added, ...attributes].join(' ')
      return name === 'class' && hasClass ? `class="${[value, ...classes].join(' ')}"` : undefined
    })
    end = tag.end
  }
  return { html: withTex(html + written.slice(end), tex), lost }
}

/**
 * Feeds are made from the HTML of a text and show formulas as TeX. It is an attribute and not an
 * annotation of MathML, so that it is no part of the text of a page or a heading.
 */
function withTex(html: string, tex: string): string {
  const start = '<math'
  return html.startsWith(start)
    ? `${start} data-tex="${escapeAttribute(tex)}"${html.slice(start.length)}`
    : html
}

/** What stands in for a style attribute: classes of the style sheet, and attributes of MathML for colours. */
function withoutStyle(style: string) {
  const [classes, attributes, unknown]: [string[], string[], string[]] = [[], [], []]
  for (const declaration of style.split(';')) {
    const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
    const known = mathClass(property, value)
    // Temml writes undefined for the colour of a formula that has none.
    if (property === '' || value === 'undefined' || known === '') continue
    if (known !== undefined) classes.push(known)
    else if (property === 'color') attributes.push(`mathcolor="${value}"`)
    else unknown.push(`${property}: ${value}`)
  }
  return { classes, attributes, unknown }
}

/** Temml's message without the drawing of the position, whose combining characters few terminals show. */
function mistakeOf(error: unknown): string {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n')
  return message.replace(/[ :]+$/, '')
}
