import { parseFence } from '../highlight/fence.ts'
import { explicitIds } from '../markdown/headings.ts'
import type { MarkdownNode, Root } from '../markdown/parser.ts'
import { placeOf, type Place } from '../markdown/writing.ts'
import type { Remark } from './remark.ts'

interface Piece extends Partial<Place> {
  readonly kind: 'section' | 'code block' | 'picture' | 'experiment'
  /** What it must share with its counterpart. */
  readonly name: string
}

/** A translation has the sections, code, pictures and experiments of its original, in their order. */
export function parity(translation: Root, original: Root): Remark[] {
  return (['section', 'code block', 'picture', 'experiment'] as const).flatMap((kind) => {
    const own = piecesOf(translation).filter((piece) => piece.kind === kind)
    const theirs = piecesOf(original).filter((piece) => piece.kind === kind)
    const at = Math.max(own.length, theirs.length)
    for (let index = 0; index < at; index++) {
      const [mine, other] = [own[index], theirs[index]]
      if (mine?.name === other?.name) continue
      const place: Partial<Place> = mine ?? own[index - 1] ?? {}
      return [
        {
          ...(place.line === undefined ? {} : { line: place.line, column: place.column ?? 1 }),
          message: `${kind} ${index + 1} is ${named(mine)}, in the original ${named(other)}`,
          hint: 'A translation has the same sections, code, pictures and experiments, in the same order.',
        },
      ]
    }
    return []
  })
}

function named(piece: Piece | undefined): string {
  return piece === undefined ? 'missing' : `"${piece.name}"`
}

function piecesOf(node: MarkdownNode): Piece[] {
  const below = 'children' in node ? node.children.flatMap(piecesOf) : []
  const piece = (kind: Piece['kind'], name: string): Piece[] => [
    { kind, name, ...placeOf(node) },
    ...below,
  ]
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? below : piece('section', explicitIds(node)[0] ?? `h${node.depth}`)
    case 'code': {
      const { lang, flags } = parseFence(node.lang ?? null, node.meta ?? null)
      return piece('code block', [lang, ...flags].join(' '))
    }
    case 'image':
      return piece('picture', node.url)
    case 'leafDirective':
      return node.name === 'lab' ? piece('experiment', node.attributes?.['name'] ?? '') : below
    default:
      return below
  }
}
