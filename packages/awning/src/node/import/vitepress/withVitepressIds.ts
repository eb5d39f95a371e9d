import { HeadingIds } from '../../../text/headingSlug.ts'
import { textOf } from '../../../markdown/headings.ts'
import { leadingTitle } from '../../../markdown/leadingTitle.ts'
import { parseMarkdown, type NodeOf } from '../../../markdown/parser.ts'
import { editText, TextOffsets } from '../markdown/editText.ts'
import { headingsIn, writtenId } from './vitepressHeadings.ts'

/** Writes `{#id}` behind each heading that would have another id here than in VitePress. `ids` are those by line. */
export function withVitepressIds(body: string, ids: ReadonlyMap<number, string>): string {
  const root = parseMarkdown(body)
  // The title of a text has no id here.
  const title = leadingTitle(root.children)
  const headings = headingsIn(root).filter((heading) => heading !== title)
  const explicit = new Map<NodeOf<'heading'>, string>()
  const wantedIds = new Map<NodeOf<'heading'>, string>()
  for (const heading of headings) {
    const written = writtenId(heading)
    const wanted = ids.get(heading.position?.start.line ?? 0)
    if (written !== undefined) explicit.set(heading, written)
    else if (wanted && heading.children.length > 0) wantedIds.set(heading, wanted)
  }
  // An id that is written changes those that the engine numbers, so this goes on until nothing changes.
  for (let known = -1; known < explicit.size;) {
    known = explicit.size
    const engine = new HeadingIds(explicit.values())
    for (const heading of headings) {
      const own = engine.take(textOf(heading), explicit.get(heading))
      const wanted = wantedIds.get(heading)
      if (wanted !== undefined && own !== wanted) explicit.set(heading, wanted)
    }
  }
  const offsets = new TextOffsets(body)
  const edits = [...wantedIds].flatMap(([heading, id]) => {
    const last = heading.children.at(-1)
    if (!explicit.has(heading) || !last) return []
    const { end } = offsets.range(last)
    const lineEnd = body.indexOf('\n', end)
    return [{ start: end, end: lineEnd < 0 ? body.length : lineEnd, text: ` {#${id}}` }]
  })
  return editText(body, edits)
}
