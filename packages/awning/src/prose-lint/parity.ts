import { parseFence } from '../highlight/fence.ts'
import { explicitIds } from '../markdown/headings.ts'
import type { MarkdownNode, Root } from '../markdown/parser.ts'
import { positionOf, type SourcePosition } from '../markdown/writeContext.ts'
import type { LintMessage } from './lintMessage.ts'

interface Piece extends Partial<SourcePosition> {
  readonly kind: 'section' | 'code block' | 'picture' | 'lab'
  /** Must be the same in the original and the translation. */
  readonly name: string
}

/** Reports where a translation has not the same sections, code, pictures and labs as its original, in the same order. */
export function parity(translation: Root, original: Root): LintMessage[] {
  return (['section', 'code block', 'picture', 'lab'] as const).flatMap((kind) => {
    const translated = piecesOf(translation).filter((piece) => piece.kind === kind)
    const expected = piecesOf(original).filter((piece) => piece.kind === kind)
    const count = Math.max(translated.length, expected.length)
    for (let index = 0; index < count; index++) {
      const [piece, counterpart] = [translated[index], expected[index]]
      if (piece?.name === counterpart?.name) continue
      const { line, column = 1 }: Partial<SourcePosition> = piece ?? translated[index - 1] ?? {}
      return [
        {
          ...(line === undefined ? {} : { line, column }),
          message: `${kind} ${index + 1} is ${named(piece)}, in the original ${named(counterpart)}`,
          hint: 'A translation has the same sections, code, pictures and labs, in the same order.',
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
    { kind, name, ...positionOf(node) },
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
      return node.name === 'lab' ? piece('lab', node.attributes?.['name'] ?? '') : below
    default:
      return below
  }
}
