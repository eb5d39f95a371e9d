import type { SplitText } from '../markdown/frontMatterText.ts'
import { list, record, text, type Data } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { readData } from './categoryFiles.ts'

/** The tags of a blog: those of its file, and those that posts use without declaring them. */
export class TagList {
  readonly #declared: Data
  readonly #labels = new Map<string, string>()

  constructor(folder: SourceFolder, file: string) {
    this.#declared = readData(folder, file)
  }

  /** The field of a post with the keys of its tags. */
  fieldFor({ fields }: SplitText): { tags?: string[] } {
    const written = typeof fields['tags'] === 'string' ? [fields['tags']] : list(fields['tags'])
    const keys = written.map((tag) => this.#key(tag)).filter((key) => key !== '')
    return keys.length > 0 ? { tags: [...new Set(keys)] } : {}
  }

  #key(tag: unknown): string {
    const written = text(tag) ?? text(record(tag)['label']) ?? ''
    const declared = record(this.#declared[written])
    const permalink = text(declared['permalink']) ?? text(record(tag)['permalink'])
    const key = (permalink ?? slug(written)).replaceAll(/^\/|\/$/g, '').replaceAll('/', '-')
    if (key !== '') this.#labels.set(key, text(declared['label']) ?? written)
    return key
  }

  /** Labels by key, as `content/tags.yml` has them. */
  labels(locale: string): Record<string, Record<string, string>> {
    return Object.fromEntries([...this.#labels].map(([key, label]) => [key, { [locale]: label }]))
  }
}

function slug(label: string): string {
  return label
    .trim()
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
