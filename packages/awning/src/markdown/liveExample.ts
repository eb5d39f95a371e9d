import { parseFence } from '../highlight/fence.ts'
import { checkFence } from './checkFence.ts'
import { importLineOf } from './importedCode.ts'
import type { ComponentNode } from './documentTree.ts'
import { exampleDocument, liveLabels, type LiveLanguage, type LiveSources } from './liveDocument.ts'
import { liveFrame } from './liveFrame.ts'
import { isJsx, type LiveComponent } from './liveJsx.ts'
import { languageOf } from './liveLanguages.ts'
import type { MarkdownNode, NodeOf } from './parser.ts'
import { codePlaceholder, positionOf, type WriteContext } from './writeContext.ts'

type Fence = NodeOf<'code'>

const defaultHeight = 240
const [minHeight, maxHeight] = [40, 2000]

/** Whether a node is a fence with the word `live` on its first line. */
function isLive(node: MarkdownNode | undefined): node is Fence {
  if (node?.type !== 'code' || !node.meta?.includes('live')) return false
  return parseFence(node.lang ?? null, node.meta).flags.includes('live')
}

/**
 * The fences of one example, of which `nodes[start]` is the first: those that follow directly and are
 * marked `live` too. A language that the example already has begins the next one, and so does one that
 * cannot be in the same example: a component makes the whole page, so it is combined with CSS alone.
 */
export function liveGroup(nodes: readonly MarkdownNode[], start: number): Fence[] {
  const group: Fence[] = []
  const seen = new Set<LiveLanguage | undefined>()
  for (let node = nodes[start]; isLive(node); node = nodes[start + group.length]) {
    const language = languageOf(node)
    if ([...seen].some((other) => !canFollow(other, language))) break
    seen.add(language)
    group.push(node)
  }
  return group
}

function canFollow(other: LiveLanguage | undefined, language: LiveLanguage | undefined): boolean {
  if (other === language) return false
  const isComponent = isJsx(other) || isJsx(language)
  return !isComponent || other === 'css' || language === 'css'
}

/** An example that the page shows beside its code. Mistakes are reported. */
export function buildLiveExample(group: readonly Fence[], context: WriteContext): ComponentNode {
  const { strings, resolve, examples } = context
  const position = positionOf(group[0] ?? {})
  const sources = sourcesOf(group, context)
  const fences = group.map(({ lang, meta }) => parseFence(lang ?? null, meta ?? null))
  const title = fences.find((fence) => fence.title)?.title
  examples.count += 1
  const name = title ?? strings.live.result.replace('{number}', String(examples.count))
  const component = componentOf(group, context)
  const document = exampleDocument(sources, resolve.lang, component)
  const children = group.map((node, index) => {
    checkFence(node, context, ['live', 'height'])
    const fence = fences[index] ?? parseFence(null, null)
    const language = languageOf(node)
    // Several blocks of code without captions would be hard to tell apart.
    const caption = fence.title ?? (group.length > 1 && language ? liveLabels[language] : undefined)
    context.code.push({
      code: node.value,
      fence: { ...fence, ...(caption ? { title: caption } : {}) },
      position: positionOf(node),
      isImported: importLineOf(node) !== undefined,
    })
    return { kind: 'html', html: codePlaceholder(context.code.length - 1) } as const
  })
  return {
    kind: 'component',
    component: 'LiveExample',
    props: {
      ...strings.live,
      result: name,
      lang: resolve.lang,
      src: resolve.frame(
        liveFrame(document, name, resolve.lang, component && resolve.liveScripts.react),
      ),
      ...(component ? resolve.liveScripts : {}),
      height: String(heightOf(group, context) ?? (showsNothing(sources) ? 0 : defaultHeight)),
      languages: Object.keys(sources).join(' '),
      console: consoleOf(sources),
    },
    children,
    ...position,
  }
}

function sourcesOf(group: readonly Fence[], context: WriteContext): LiveSources {
  const sources: Partial<Record<LiveLanguage, string>> = {}
  for (const node of group) {
    const language = languageOf(node)
    if (language) sources[language] = node.value
    else
      report(
        node,
        context,
        node.lang ? `"${node.lang}" cannot be a live example` : 'a live example has no language',
        'Write html, css, js, jsx or tsx as its language, or remove "live".',
      )
  }
  const [first] = group
  if (first && Object.keys(sources).join() === 'css')
    report(
      first,
      context,
      'a live example of css alone shows nothing',
      'Write a fence with html live or jsx live directly before it.',
    )
  return sources
}

/** The component of an example in JSX, compiled. What is wrong in it is reported with the line of the text. */
function componentOf(group: readonly Fence[], context: WriteContext): LiveComponent | undefined {
  const node = group.find((fence) => isJsx(languageOf(fence)))
  const language = node && languageOf(node)
  if (!node || !isJsx(language)) return undefined
  if (!context.jsx) throw new Error('nothing that compiles JSX was loaded for this text')
  const result = context.jsx(node.value, language)
  if (!('mistakes' in result)) return result
  const { line: opening = 0 } = positionOf(node)
  for (const { line, message, hint } of result.mistakes)
    context.diagnostics.push({ severity: 'error', line: opening + line, column: 1, message, hint })
  return { script: '', markup: '' }
}

/** The height of the result in pixels, which has to be known before the result is loaded. */
function heightOf(group: readonly Fence[], context: WriteContext): number | undefined {
  let height: number | undefined
  for (const node of group) {
    const written = /(?:^|\s)height=(\S*)/.exec(node.meta ?? '')?.[1]
    if (written === undefined) continue
    const value = /^\d{1,4}$/.test(written) ? Number(written) : 0
    if (value >= minHeight && value <= maxHeight) height ??= value
    else
      report(
        node,
        context,
        `the height of a live example cannot be "${written}"`,
        `Write a number of pixels from ${minHeight} to ${maxHeight}, such as height=${defaultHeight}.`,
      )
  }
  return height
}

/** Whether an example has nothing to show but its console: script alone that never touches its document. */
function showsNothing({ js, ...others }: LiveSources): boolean {
  return js !== undefined && Object.keys(others).length === 0 && !/\bdocument\b/.test(js)
}

/** Examples that log something have their console open; those without script have none. */
function consoleOf({ html = '', js, jsx, tsx }: LiveSources): 'open' | 'closed' | 'none' {
  const code = js ?? jsx ?? tsx
  const hasScript = code !== undefined || /<script|\son\w+=/i.test(html)
  if (!hasScript) return 'none'
  return /\bconsole\s*\./.test(html + (code ?? '')) ? 'open' : 'closed'
}

function report(node: Fence, context: WriteContext, message: string, hint: string): void {
  context.diagnostics.push({ severity: 'error', ...positionOf(node), message, hint })
}
