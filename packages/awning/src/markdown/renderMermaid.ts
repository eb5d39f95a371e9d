import { renderMermaidSVG } from 'beautiful-mermaid'
import { decodeReferences } from '../text/html/decodeReferences.ts'
import { ignoredLines } from './ignoredLines.ts'

export interface RenderedMermaid {
  readonly svg: string
  /** Lines, from 0 on, that add nothing to the diagram, because the library does not understand them. */
  readonly ignoredLines: readonly number[]
}

export type RenderMermaid = (source: string) => RenderedMermaid

/** Colours of the theme for the variables that the library writes, so that a diagram follows the colour mode. */
const colours: Readonly<Record<string, string>> = {
  '--bg': '--paper',
  '--fg': '--ink',
  '--_text': '--ink',
  '--_text-sec': '--soft',
  '--_text-muted': '--soft',
  '--_text-faint': '--soft',
  '--_line': '--soft',
  '--_arrow': '--soft',
  '--_node-fill': '--raised',
  '--_node-stroke': '--line-strong',
  '--_group-fill': '--paper',
  '--_group-hdr': '--wash',
  '--_inner-stroke': '--line',
  '--_key-badge': '--wash',
}

/** Kinds of diagrams that the library can lay out. */
const kinds = /^(?:graph|flowchart|stateDiagram(?:-v2)?|sequenceDiagram|classDiagram|erDiagram)\b/

/**
 * The only file that uses beautiful-mermaid, which needs no browser: a diagram from text as SVG without style sheet, in the
 * colours of the theme. Throws an `Error` whose message tells the author what is wrong.
 */
export function renderMermaid(written: string): RenderedMermaid {
  const source = readableFlowchart(written)
  const lines = source.split('\n').map((line) => line.trim())
  const first = lines.find((line) => line !== '' && !line.startsWith('%%')) ?? ''
  if (!kinds.test(first))
    throw new Error(
      `"${first.split(/\s/)[0]}" is no kind of diagram that can be shown. Use flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram`,
    )
  const svg = renderMermaidSVG(source, { padding: 8, transparent: true })
  return { svg: themed(svg), ignoredLines: ignoredLines(source, renderMermaidSVG) }
}

/**
 * The library takes `A--` for a name, so that `A-->B` would be a node without an arrow, and knows no semicolon at the end of
 * a line. It shows the quotes of `|"a | b"|` and ends that label at its first `|`.
 */
function readableFlowchart(source: string): string {
  return /^\s*(?:graph|flowchart)\b/m.test(source)
    ? source
        .replace(/(?<=[\w\])}])(?=<?(?:-->|---|-\.->|-\.-|==>|===))/g, ' ')
        .replace(/;[ \t]*$/gm, '')
        .replace(
          /\|[ \t]*"([^"\n]*)"[ \t]*\|/g,
          (_, label: string) => `|${label.replaceAll('|', '#124;')}|`,
        )
    : source
}

function themed(rendered: string): string {
  return (
    rendered
      .replace(/(<svg [^>]*?) style="[^"]*"/, '$1')
      // Words of the library, which pages in other languages would show too.
      .replace(/<text[^>]*>\(no attributes\)<\/text>/g, '')
      .replace(/<style>[^]*?<\/style>/, '')
      // Inside tags only: texts may contain numbers too.
      .replace(/<[a-z][^>]*>/g, themedTag)
      .replace(/>[^<]+</g, withReferences)
  )
}

/** Mermaid writes `#quot;` and `#9829;` for characters that it would not understand as they are. */
function withReferences(text: string): string {
  return text.replace(/#(\d+|[a-z]\w*);/gi, (code, name: string) => {
    const reference = /^\d/.test(name) ? `&#${name};` : `&${name};`
    return decodeReferences(reference) === reference ? code : reference
  })
}

function themedTag(tag: string): string {
  return tag
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/var\((--[\w-]+)\)/g, (variable, name: string) => {
      const token = colours[name]
      return token === undefined ? variable : `var(${token})`
    })
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
}
