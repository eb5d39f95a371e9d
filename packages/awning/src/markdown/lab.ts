import type { NodeOf } from './parser.ts'
import { placeOf, type Writing } from './writing.ts'

/** `::lab{name="number"}` names a lab that the site has, and is a line of its own. */
export function checkLab(
  node: NodeOf<'leafDirective'> | NodeOf<'containerDirective'>,
  writing: Writing,
): void {
  const report = (message: string, hint: string) =>
    writing.diagnostics.push({ severity: 'error', ...placeOf(node), message, hint })
  const name = node.attributes?.['name'] ?? ''
  const lab = writing.resolve.lab(name)
  if (lab.kind === 'missing') report(lab.message, lab.hint)
  // The build renders labs into blocks, which a module does not have.
  else if (writing.format === 'mdx')
    report(
      'a lab cannot be shown in .mdx',
      'Name the file .md, or import the component of the lab.',
    )
  else if (node.type !== 'leafDirective')
    report('a lab cannot contain text', `Write ::lab{name="${name}"} on a line of its own.`)
}
