import {
  CombinedRecursiveAstVisitor,
  ImplicitReceiver,
  parseTemplate,
  R3TargetBinder,
  type PropertyRead,
} from '@angular/compiler'
import type { Problem } from '../examples/claim.ts'
import { lineOf } from './lineOf.ts'

/** What Angular itself defines in every template. */
const builtIn = new Set(['$event', '$any'])

/** Errors of syntax; with `members`, also names that neither the class nor the template declares. */
export function checkAngularTemplate(template: string, members?: ReadonlySet<string>): Problem[] {
  const { nodes, errors } = parseTemplate(template, 'example.html')
  if (errors && errors.length > 0) {
    return errors.map(({ span, msg }) => ({ line: span.start.line + 1, message: msg }))
  }
  if (!members) return []
  const bound = new R3TargetBinder(null).bind({ template: nodes })
  const problems: Problem[] = []
  class Names extends CombinedRecursiveAstVisitor {
    override visitPropertyRead(ast: PropertyRead, context: unknown) {
      const isOfClass =
        ast.receiver instanceof ImplicitReceiver && bound.getExpressionTarget(ast) === null
      if (isOfClass && !members?.has(ast.name) && !builtIn.has(ast.name)) {
        problems.push({
          line: lineOf(template, ast.nameSpan.start),
          message: `the template uses \`${ast.name}\`, which the class does not have`,
        })
      }
      return super.visitPropertyRead(ast, context)
    }
  }
  const visitor = new Names()
  for (const node of nodes) visitor.visit(node)
  return problems
}
