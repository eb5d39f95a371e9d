import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { siteSchema } from '../../src/config/schema/siteSchema.ts'
import {
  authorsSchema,
  categorySchema,
  docSchema,
  pageSchema,
  postSchema,
  seriesSchema,
} from '../../src/content/schemas.ts'
import { repositoryRoot } from '../repositoryRoot.ts'

/** The words in the code of a page: in its code blocks and between backticks. */
function wordsInCode(name: string): Set<string> {
  const text = readFileSync(join(repositoryRoot, 'docs', name), 'utf8')
  const blocks = text.matchAll(/^ *(`{3,})[^\n]*\n([\s\S]*?)^ *\1$/gm)
  const inline = text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '').matchAll(/`()([^`\n]+)`/g)
  return new Set([...blocks, ...inline].flatMap(([, , code = '']) => code.match(/[\w$-]+/g) ?? []))
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The names of all fields of a schema, at any depth. `strings` has a field for each text of the interface. */
function fieldsOf(schema: z.ZodType): string[] {
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (!isObject(value)) return
    for (const [key, child] of Object.entries(value)) {
      if (key === 'properties' && isObject(child)) {
        for (const [name, field] of Object.entries(child)) {
          names.add(name)
          if (name !== 'strings') visit(field)
        }
      } else visit(child)
    }
  }
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return [...names]
}

const settings = siteSchema({
  locales: ['en'],
  areLocalesValid: true,
  defaultLocale: 'en',
  words: () => ({ en: '' }),
  hasSocialImages: false,
})

it.each([
  { page: 'SETTINGS.md', names: fieldsOf(settings), known: 'hideOnScroll' },
  {
    page: 'WRITING.md',
    names: [docSchema, pageSchema, postSchema, categorySchema, authorsSchema, seriesSchema].flatMap(
      fieldsOf,
    ),
    known: 'sidebar_position',
  },
])('docs/$page mentions every option', ({ page, names, known }) => {
  expect(names).toContain(known)
  const words = wordsInCode(page)
  expect(names.filter((name) => !words.has(name))).toEqual([])
})
