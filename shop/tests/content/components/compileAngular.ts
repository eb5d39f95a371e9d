import { parseSync, Visitor } from 'rolldown/utils'
import type { Problem } from '../examples/claim.ts'
import { checkAngularTemplate } from './checkAngularTemplate.ts'
import { lineOf } from './lineOf.ts'

/** Parses a component and its inline template, and compares the names in the template with the members of the class. */
export function compileAngular(code: string): Problem[] {
  const { program, errors } = parseSync('example.ts', code, { lang: 'ts' })
  const problems: Problem[] = errors.map(({ message, labels }) => ({
    line: lineOf(code, labels[0]?.start ?? 0),
    message,
  }))
  new Visitor({
    ClassDeclaration(node) {
      const members = new Set(node.body.body.flatMap((member) => memberNames(member, code)))
      for (const { expression } of node.decorators) {
        if (expression.type !== 'CallExpression') continue
        const [options] = expression.arguments
        if (options?.type !== 'ObjectExpression') continue
        for (const property of options.properties) {
          if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
          if (property.key.name !== 'template') continue
          const { value } = property
          const text = code.slice(value.start + 1, value.end - 1)
          const above = lineOf(code, value.start) - 1
          const found = checkAngularTemplate(text, members)
          problems.push(...found.map(({ line, message }) => ({ line: line + above, message })))
        }
      }
    },
  }).visit(program)
  return problems
}

interface Member {
  readonly type: string
  readonly key?: { readonly start: number; readonly end: number }
}

function memberNames(member: Member, code: string): string[] {
  return member.key ? [code.slice(member.key.start, member.key.end)] : []
}
