import type { NodeOf } from './parser.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

/** Reports a `::lab{name="number"}` that names no lab of the site, contains text, or is in `.mdx`. */
export function checkLab(
  node: NodeOf<'leafDirective'> | NodeOf<'containerDirective'>,
  context: WriteContext,
): void {
  const report = (message: string, hint: string) =>
    context.diagnostics.push({ severity: 'error', ...positionOf(node), message, hint })
  const name = node.attributes?.['name'] ?? ''
  const lab = context.resolve.lab(name)
  if (lab.kind === 'missing') report(lab.message, lab.hint)
  // The build renders labs into blocks, which a module does not have.
  else if (context.format === 'mdx')
    report(
      'a lab cannot be shown in .mdx',
      'Name the file .md, or import the component of the lab.',
    )
  else if (node.type !== 'leafDirective')
    report('a lab cannot contain text', `Write ::lab{name="${name}"} on a line of its own.`)
}
