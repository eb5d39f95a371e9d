import { isScalar, isSeq, parseDocument, Scalar } from 'yaml'

/** A text in YAML, and where it is written. */
export interface YamlText {
  readonly value: string
  readonly isQuoted: boolean
  readonly from: number
  readonly to: number
}

/** The texts of some fields, or of the lists in them, so that they can be replaced and the rest stays as it is. */
export function yamlTexts(yaml: string, fields: readonly string[]): YamlText[] {
  const document = parseDocument(yaml)
  return fields
    .flatMap((field): unknown[] => {
      const value = document.get(field, true)
      return isSeq(value) ? value.items : [value]
    })
    .flatMap((node) => {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return []
      const [from, to] = node.range
      return [{ value: node.value, isQuoted: node.type !== Scalar.PLAIN, from, to }]
    })
}
