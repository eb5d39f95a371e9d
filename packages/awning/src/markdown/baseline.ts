import { baselinePhrase } from './baselinePhrase.ts'
import type { MarkdownNode, NodeOf, Root } from './parser.ts'
import { positionOf, type BodyStrings, type Resolver, type TextDiagnostic } from './writeContext.ts'

/** `:baseline{feature="…"}` within a line: what the data says of the support of browsers. */
export const baselineName = 'baseline'

type TextDirective = NodeOf<'textDirective'>

/** Where the state of a feature is shown browser by browser. */
const featurePage = 'https://webstatus.dev/features/'

export interface Baseline {
  readonly text: string
  /** The page of the feature. */
  readonly href: string
  readonly state: 'high' | 'low' | 'limited'
}

interface BaselineContext {
  readonly resolve: Pick<Resolver, 'baseline' | 'lang'>
  readonly strings: Pick<BodyStrings, 'baseline'>
}

/** Whether a text may use the directive. `vertical-align:baseline` is text. */
export function isBaseline({ name, attributes }: TextDirective, source: string): boolean {
  return name === baselineName && (Object.keys(attributes ?? {}).length > 0 || source.endsWith('}'))
}

/** The phrase for a directive; undefined for one that names no feature, which is reported. */
export function baselineOf(
  node: TextDirective,
  { resolve, strings }: BaselineContext,
  report: (diagnostic: TextDiagnostic) => void,
): Baseline | undefined {
  const { feature = '', key, ...others } = node.attributes ?? {}
  const position = positionOf(node)
  const [other] = Object.keys(others)
  if (other !== undefined)
    report({
      severity: 'error',
      ...position,
      message: `:baseline has no attribute "${other}"`,
      hint: 'It has feature and, for one part of a feature, key.',
    })
  const found = resolve.baseline(feature ?? '', key ?? undefined)
  if (found.kind === 'missing') {
    report({ severity: 'error', ...position, message: found.message, hint: found.hint })
    return undefined
  }
  if (found.movedTo !== undefined)
    report({
      severity: 'warning',
      ...position,
      message: `web-features has renamed the feature "${feature}"`,
      hint: `Write feature="${found.movedTo}".`,
    })
  return {
    text: baselinePhrase(found.support, strings.baseline, resolve.lang),
    href: featurePage + encodeURIComponent(found.id),
    state: found.support.state,
  }
}

/** Replaces the directives by links with their phrases, which search, descriptions and feeds then contain like any other text. */
export function withBaseline(
  root: Root,
  context: BaselineContext,
  diagnostics: TextDiagnostic[],
): Root {
  const visit = (node: MarkdownNode, isInLink: boolean): MarkdownNode => {
    if (node.type === 'textDirective') {
      const found = baselineOf(node, context, (diagnostic) => diagnostics.push(diagnostic))
      const { position } = node
      const text: NodeOf<'text'> = {
        type: 'text',
        value: found?.text ?? '',
        ...(position ? { position } : {}),
      }
      if (!found || isInLink) return text
      return {
        type: 'link',
        url: found.href,
        children: [text],
        data: { baseline: found.state },
        ...(position ? { position } : {}),
      }
    }
    if (!('children' in node)) return node
    const inside = isInLink || node.type === 'link' || node.type === 'linkReference'
    return {
      ...node,
      children: node.children.map((child) => visit(child, inside)),
    } as MarkdownNode
  }
  return visit(root, false) as Root
}

/** The class of a link that this module has made. */
export function baselineClass({ data }: Pick<NodeOf<'link'>, 'data'>): string | undefined {
  return data && 'baseline' in data ? `baseline ${String(data.baseline)}` : undefined
}
