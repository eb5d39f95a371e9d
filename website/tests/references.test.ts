import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../packages/awning/tests/repositoryRoot.ts'
import { splitComment } from '../../packages/awning/scripts/readOptions.ts'
import { chinese, english } from '../references/languages.ts'
import { websiteRoot } from './websiteRoot.ts'

const engine = join(repositoryRoot, 'packages/awning/src')
const page = (locale: string, name: string) =>
  readFileSync(join(websiteRoot, `content/${locale}/docs/03-site/${name}`), 'utf8')

/** The doc comments with an example in a source file: those of options. */
function optionComments(file: string) {
  const text = readFileSync(join(engine, file), 'utf8')
  return Array.from(
    text.matchAll(/^ +\/\*\*([^/]*?(?:\/(?!\*)[^/]*?)*?)\*\/\n +(?:readonly )?[\w'-]+\??:/gm),
  )
    .map(([, comment = '']) => comment.replace(/^ *\* ?/gm, ' '))
    .filter((comment) => comment.includes('@example'))
    .map((comment) => splitComment(comment.slice(0, comment.indexOf('@example'))))
}

const schemas = readdirSync(join(engine, 'config/schema'))
  .filter((name) => /^\w+\.ts$/.test(name))
  .map((name) => `config/schema/${name}`)

/**
 * The whole comparison needs a compiler, which takes seconds; `npm run slow` does it. This one notices a doc comment that has
 * been changed or added since the pages were generated.
 */
describe.each([
  { reference: '01-settings.md', files: schemas, least: 120 },
  { reference: '02-front-matter-reference.md', files: ['content/schemas.ts'], least: 40 },
])('the reference $reference', ({ reference, files, least }) => {
  // Colours and pictures for each mode are part of the type of their option.
  const comments = files
    .flatMap(optionComments)
    .filter(({ description }) => !/^In (?:light|dark) mode/.test(description))

  it.each([english, chinese])(
    'says in $id what every doc comment says (npm run references)',
    (language) => {
      expect(comments.length).toBeGreaterThan(least)
      const text = page(language.id, reference)
      const missing = comments.filter(({ description, defaultText }) => {
        const words = defaultText === undefined ? '' : language.defaultText(defaultText)
        return !text.includes(language.text(description)) || !text.includes(words)
      })
      expect(missing).toEqual([])
    },
  )

  it('has the same anchors in both languages, each once', () => {
    const anchors = (locale: string) =>
      Array.from(page(locale, reference).matchAll(/^#+ .* \{#([\w-]+)\}$/gm), ([, id = '']) => id)
    expect(anchors('zh')).toEqual(anchors('en'))
    expect(new Set(anchors('en')).size).toBe(anchors('en').length)
  })
})
