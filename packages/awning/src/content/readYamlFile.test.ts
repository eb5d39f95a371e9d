import { expect, it } from 'vitest'
import { z } from 'zod'
import { readYamlFile } from './readYamlFile.ts'
import { temporaryFolder } from './temporaryFolder.testing.ts'
import { locateIn } from './yaml.ts'

it('parses a file for the positions in it once: thousands of posts name its people, and have front matter', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `person${at}`)
  const text = names.map((name) => `${name}:\n  name: ${name}\n  url: https://a.example\n`).join('')
  const root = temporaryFolder({ 'content/authors.yml': text })
  const people = z.record(z.string(), z.strictObject({ name: z.string(), url: z.string() }))
  const { data, locate } = readYamlFile(root, 'content/authors.yml', people, () => undefined)
  expect(Object.keys(data ?? {})).toEqual(names)
  const frontMatter = locateIn('authors: [a]', 1)
  for (const [at, name] of names.entries()) {
    expect(frontMatter('authors')).toEqual({ line: 1, column: 1 })
    expect(locate(name, 'url')).toEqual({ line: 3 * at + 3, column: 3 })
  }
}, 5000)
