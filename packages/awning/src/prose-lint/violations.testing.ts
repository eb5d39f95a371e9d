import { parseMarkdown } from '../markdown/parser.ts'
import type { PassageRule } from './passage.ts'
import { passagesOf } from './passages.ts'
import { TextPositions } from './textPositions.ts'

/** Positions that a rule reports in a text, as `line:column`. */
export function positionsOf(rule: PassageRule, markdown: string): string[] {
  return found(rule, markdown).map(({ place }) => place)
}

export function hintsOf(rule: PassageRule, markdown: string): string[] {
  return found(rule, markdown).map(({ hint }) => hint)
}

export function messagesOf(rule: PassageRule, markdown: string): string[] {
  return found(rule, markdown).map(({ message }) => message)
}

function found(rule: PassageRule, markdown: string) {
  const source = new TextPositions(markdown)
  return passagesOf(parseMarkdown(markdown), source).flatMap((passage) =>
    rule(passage).map((violation) => {
      const { line, column } = source.positionOf(passage.offsets[violation.index] ?? -1)
      return { ...violation, place: `${line}:${column}` }
    }),
  )
}
