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
  else if (node.type !== 'leafDirective')
    report('a lab cannot contain text', `Write ::lab{name="${name}"} on a line of its own.`)
}
