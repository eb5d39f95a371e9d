import { catalogue } from '../labs/catalogue.ts'
import { nearest } from '../text/nearest.ts'
import type { NodeOf } from './parser.ts'
import { placeOf, type Writing } from './writing.ts'

/** `::lab{name="number"}`: an experiment is named, exists, and stands on a line of its own. */
export function checkLab(
  node: NodeOf<'leafDirective'> | NodeOf<'containerDirective'>,
  writing: Writing,
): void {
  const report = (message: string, hint: string) =>
    writing.findings.push({ severity: 'error', ...placeOf(node), message, hint })
  const names = Object.keys(catalogue)
  const name = node.attributes?.['name']
  const example = `Write ::lab{name="${names[0]}"} on a line of its own.`
  if (node.type !== 'leafDirective') report('an experiment holds no text', example)
  else if (!name) report('an experiment has no name', example)
  else if (!names.includes(name)) {
    const guess = nearest(name, names)
    report(
      `there is no experiment called "${name}"`,
      guess ? `Did you mean "${guess}"?` : `Known ones: ${names.join(', ')}.`,
    )
  }
}
