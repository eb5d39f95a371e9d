import { docSchema } from '../../../content/schemas.ts'
import type { Locate } from '../../../content/yaml.ts'
import type { ImportReport } from '../importReport.ts'
import type { Fields } from '../texts/foreignValues.ts'

/** The fields of a text that the engine takes. YAML reads a title such as `404` as a number, which becomes text again. */
export function plainFields(
  fields: Fields,
  { file, locate, report }: { file: string; locate: Locate; report: ImportReport },
): Record<string, unknown> {
  const taken: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields)) {
    const accepted = [value, asText(value)].find(
      (one) => docSchema.safeParse({ [name]: one }).success,
    )
    if (accepted !== undefined) taken[name] = accepted
    else if (value !== null && value !== '')
      report.untranslated({
        file,
        line: locate(name).line,
        what: `Front matter \`${name}\``,
        todo:
          name in docSchema.shape
            ? 'The engine does not take this value, so it was left out.'
            : 'The engine has no such field, so it was left out.',
      })
  }
  return taken
}

function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}
