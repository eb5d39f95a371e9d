import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** An example of a Markdown specification. */
export interface SpecExample {
  readonly number: number
  readonly section: string
  readonly markdown: string
  readonly html: string
}

/** All examples of CommonMark 0.31.2. */
export function commonMarkExamples(): SpecExample[] {
  return examplesIn(createRequire(import.meta.url).resolve('commonmark-spec/spec.txt'))
}

/** The examples of the extensions in GitHub Flavored Markdown. */
export function gfmExamples(): SpecExample[] {
  return examplesIn(new URL('gfm-extensions.txt', import.meta.url))
}

const example = /^`{32} example ?(\d*)\n([\s\S]*?)^\.\n([\s\S]*?)^`{32}$|^#{1,6} *(.*)$/gm

/** Both specifications use this format. An example without a number has the next one; an arrow is a tab. */
function examplesIn(file: string | URL): SpecExample[] {
  const examples: SpecExample[] = []
  let section = ''
  for (const match of readFileSync(file, 'utf8').matchAll(example)) {
    const [, number, markdown, html, heading] = match
    if (markdown === undefined || html === undefined) section = heading ?? ''
    else
      examples.push({
        number: number ? Number(number) : examples.length + 1,
        section,
        markdown: markdown.replaceAll('→', '\t'),
        html: html.replaceAll('→', '\t'),
      })
  }
  return examples
}
