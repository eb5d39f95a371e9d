import { z } from 'zod'
import type { Report } from './diagnostic.ts'
import { readYamlFile } from './readYamlFile.ts'

const file = 'content/glossary.yml'

const text = z.string({ error: 'must be text' }).trim().min(1, 'must not be empty')
const texts = z.array(text, { error: 'must be a list' })

/** `term` and `wrong` are given for each locale, or once for all: a name such as GitHub is the same everywhere. */
const entry = z.strictObject({
  term: z.union([text, z.record(z.string(), text)], {
    error: 'must be text, or a text for each locale',
  }),
  /** Spellings that are not used here. */
  wrong: z
    .union([texts, z.record(z.string(), texts)], {
      error: 'must be a list, or a list for each locale',
    })
    .optional(),
  /** Phrases in which a wrong spelling is allowed, such as 重排（回流）. */
  except: texts.optional(),
  /** An explanation for authors; no rule uses it. */
  means: text.optional(),
})

const glossarySchema = z.array(entry, { error: 'must be a list of terms' })
export type Glossary = z.infer<typeof glossarySchema>
export type GlossaryEntry = Glossary[number]

/** The spellings of the site's terms; empty where there is no such file. */
export function readGlossary(root: string, report: Report): Glossary {
  return readYamlFile(root, file, glossarySchema, report).data ?? []
}
