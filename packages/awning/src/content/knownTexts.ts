import type { z } from 'zod'
import { hash } from '../cache/hash.ts'
import type { Report } from './diagnostic.ts'
import { frontMatterBlock, readFrontMatter, type KnownFrontMatter } from './frontMatter.ts'
import type { KnownFront, SourceFile } from './sourceFile.ts'
import { locateIn, type ReadYaml } from './yaml.ts'

/**
 * The front matter of texts without mistakes, by the hash of the whole file. So a build reads no file that
 * is as the last build left it, and needs no more of it than this.
 */
export class KnownTexts {
  readonly #options: KnownFrontMatter

  constructor(options: KnownFrontMatter) {
    this.#options = options
  }

  find(fileHash: string): KnownFront | undefined {
    const known = this.#options.cache.get(this.#keyOf(fileHash))
    return known && 'yaml' in known ? (known as KnownFront) : undefined
  }

  readFrontMatter<Schema extends z.ZodType<object>>(
    file: SourceFile,
    schema: Schema,
    report: Report,
  ): ReadYaml<z.infer<Schema>> {
    const { known } = file
    // It was validated with this schema: the key contains the name of the schema and the hash of the code.
    if (known) return { data: known.data as z.infer<Schema>, locate: locateIn(known.yaml, 2) }
    const { source } = file
    const read = readFrontMatter(source, schema, file.file, report, this.#options)
    const yaml = frontMatterBlock(source)
    const isKnowable = file.hash !== undefined && !file.hasMistake && yaml !== undefined
    if (isKnowable && read.data && !this.find(file.hash))
      this.#options.cache.set(this.#keyOf(file.hash), {
        yaml,
        data: read.data,
      } satisfies KnownFront)
    return read
  }

  #keyOf(fileHash: string): string {
    const { codeHash, kind } = this.#options
    return hash(JSON.stringify(['text', codeHash, kind, fileHash]))
  }
}
