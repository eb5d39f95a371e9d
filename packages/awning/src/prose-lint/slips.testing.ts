import { parseMarkdown } from '../markdown/parser.ts'
import type { PassageRule } from './passage.ts'
import { passagesOf } from './passages.ts'
import { SourceText } from './sourceText.ts'

/** Where a rule finds fault with a text, as `line:column`. */
export function placesOf(rule: PassageRule, markdown: string): string[] {
  return found(rule, markdown).map(({ place }) => place)
}

/** What it advises. */
export function hintsOf(rule: PassageRule, markdown: string): string[] {
  return found(rule, markdown).map(({ hint }) => hint)
}

/** What it says. */
export function messagesOf(rule: PassageRule, markdown: string): string[] {
  return found(rule, markdown).map(({ message }) => message)
}

function found(rule: PassageRule, markdown: string) {
  const source = new SourceText(markdown)
  return passagesOf(parseMarkdown(markdown), source).flatMap((passage) =>
    rule(passage).map((slip) => {
      const { line, column } = source.placeOf(passage.offsets[slip.index] ?? -1)
      return { ...slip, place: `${line}:${column}` }
    }),
  )
}
