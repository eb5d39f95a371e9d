import { stringify } from 'yaml'

/** A value as YAML, one line for each text. */
export function yamlText(value: object): string {
  return stringify(value, { lineWidth: 0 })
}
