/** A diagram as raw SVG; throws where it cannot be laid out. */
export type RenderDiagram = (source: string) => string

interface DiagramKind {
  readonly header: RegExp
  /** A small diagram of this kind, to which a line is added to see whether that changes anything. */
  readonly seed: string
  /** Lines that are understood, and change something only together with others. */
  readonly silent: RegExp
  /** Whether lines between braces are read in another way. */
  readonly hasBodies?: true
}

const flowchart: DiagramKind = {
  header: /^(?:graph|flowchart)\b/,
  seed: 'flowchart TD\nseed0 --> seed1',
  silent: /^(?:subgraph|end|classDef|class|style|linkStyle|direction)\b/,
}
const kinds: readonly DiagramKind[] = [
  flowchart,
  {
    header: /^sequenceDiagram\b/,
    seed: 'sequenceDiagram\nseed0->>seed1: seed',
    silent: /^(?:loop|alt|opt|par|critical|break|rect|else|and|end)\b/,
  },
  {
    header: /^stateDiagram/,
    seed: 'stateDiagram-v2\nseed0 --> seed1',
    silent: /^(?:state\b.*\{$|\}$|(?:direction|classDef|class|style|linkStyle)\b)/,
  },
  {
    header: /^classDiagram\b/,
    seed: 'classDiagram\nclass seed0',
    silent: /^(?:\}$|(?:direction|classDef|cssClass|style)\b)/,
    hasBodies: true,
  },
  {
    header: /^erDiagram\b/,
    seed: 'erDiagram\nseed0 ||--|| seed1 : seed',
    silent: /^(?:\}$|(?:direction|classDef|class|style)\b)/,
    hasBodies: true,
  },
]

/**
 * The lines of a diagram, from 0 on, that its renderer skips: it reads line by line and is silent about what
 * it does not understand. A line that changes nothing in a small diagram contributes nothing to a large one.
 */
export function ignoredLines(source: string, render: RenderDiagram): number[] {
  const lines = source.split('\n').map((line) => line.trim())
  const start = lines.findIndex((line) => !isSkipped(line))
  const kind = kinds.find(({ header }) => header.test(lines[start] ?? ''))
  if (!kind) return []
  const seed = render(kind.seed)
  const isRepeated = repeatedIn(lines)
  let isInBody = false
  return lines.flatMap((line, at) => {
    if (at <= start || isSkipped(line)) return []
    const wasInBody = isInBody
    if (kind.hasBodies) isInBody = isInBody ? line !== '}' : line.endsWith('{')
    if (wasInBody || isInBody || kind.silent.test(line) || isRepeated(line)) return []
    return isUnderstood(line, kind, seed, render) ? [] : [at]
  })
}

/** Empty lines and comments. */
function isSkipped(line: string): boolean {
  return line === '' || line.startsWith('%%')
}

/** Tells whether one of these lines has nothing but a name that another line has too: it declares what exists anyway. */
function repeatedIn(lines: readonly string[]): (line: string) => boolean {
  /** In how many lines each word is. */
  const counts = new Map<string, number>()
  for (const line of lines)
    for (const word of new Set(line.split(/[^\p{L}\w-]+/u)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return (line) => {
    const [, name] = /^(?:state\s+)?([\p{L}\w-]+)$/u.exec(line) ?? []
    return name !== undefined && (counts.get(name) ?? 0) > 1
  }
}

function isUnderstood(
  line: string,
  kind: DiagramKind,
  seed: string,
  render: RenderDiagram,
): boolean {
  const rendered = () => render(`${kind.seed}\n${line}`)
  if (kind !== flowchart) return rendered() !== seed
  const withoutTexts = line.replace(/"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\|/g, '')
  // Of two statements on a line, the second is skipped.
  if (/;\s*\S/.test(withoutTexts)) return false
  // Of a line with a wrong arrow, the first node is shown, with nothing after it.
  if (/--|->|==|=>|-\.|~~/.test(withoutTexts)) return edgesIn(rendered()) > edgesIn(seed)
  return line.includes('&') || /^[\w-]+(?:[[({>].*[\])}])?(?::::[\w-]+)?\s*;?$/.test(line)
}

function edgesIn(svg: string): number {
  return svg.split('class="edge"').length - 1
}
