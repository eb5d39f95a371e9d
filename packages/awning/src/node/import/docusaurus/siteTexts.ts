import { join } from 'node:path'
import type { ImportJob } from '../importer.ts'
import { joinFrontMatter } from '../markdown/frontMatterText.ts'
import type { Data } from '../source/readData.ts'
import type { SiteAssets } from './siteAssets.ts'
import { SiteReferences } from './siteReferences.ts'
import { placeOf, type SourceText } from './siteText.ts'
import type { TextOptions } from './text/textContext.ts'
import { translateText, type TranslatedText } from './text/translateText.ts'

/** All texts of a site. They are collected first, so that links know where each of them will be. */
export class SiteTexts {
  readonly assets: SiteAssets
  /** Hosts whose files texts show, by directive of the content security policy. */
  readonly hosts = new Map<string, Set<string>>()
  readonly #job: ImportJob
  readonly #options: TextOptions
  readonly #format: string
  readonly #texts: SourceText[] = []
  readonly #keys = new Map<string, string>()
  readonly #extensions = new Map<string, 'md' | 'mdx'>()

  constructor(job: ImportJob, assets: SiteAssets, options: TextOptions, format: string) {
    this.#job = job
    this.assets = assets
    this.#options = options
    this.#format = format
  }

  add(text: SourceText): void {
    this.#texts.push(text)
    this.#keys.set(join(text.folder.root, text.file), text.key)
  }

  /** The key of the text in a file, by its absolute path. */
  keyOf(path: string): string | undefined {
    return this.#keys.get(path)
  }

  hasKey(key: string): boolean {
    return this.#texts.some((text) => text.key === key)
  }

  extensionOf(key: string): 'md' | 'mdx' {
    return this.#extensions.get(key) ?? 'md'
  }

  allowHost(directive: string, host: string): void {
    this.hosts.set(directive, (this.hosts.get(directive) ?? new Set()).add(host))
  }

  /** Translates all texts and adds them to the new site. */
  write(): void {
    // A translation has the extension of its original, so all of them are MDX if one has to be.
    for (const text of this.#texts)
      if (this.#translate(text, 'md', false).needsMdx) this.#extensions.set(text.key, 'mdx')
    for (const text of this.#texts) {
      const extension = this.extensionOf(text.key)
      const { body, statements, head } = this.#translate(text, extension, true)
      const fields = head.length > 0 ? { ...text.fields, head } : text.fields
      const imports = statements.length > 0 ? `${statements.join('\n')}\n\n` : ''
      this.#job.target.add(`${placeOf(text)}.${extension}`, {
        text: joinFrontMatter(fields, `${imports}${body.replace(/^\n+/, '').trimEnd()}\n`),
      })
    }
  }

  #translate(text: SourceText, format: 'md' | 'mdx', isFinal: boolean): TranslatedText {
    const { report, source } = this.#job
    const { folder, file, split } = text
    const references = new SiteReferences(this, source, text, isFinal ? report : undefined)
    return translateText({
      file: folder.label + file,
      body: split.body,
      fields: split.fields,
      linesBefore: split.linesBefore,
      sourceFormat: this.sourceFormat(file, split.fields),
      format,
      options: this.#options,
      references,
      report: isFinal ? report : undefined,
    })
  }

  /** Docusaurus reads `.md` as MDX too, unless the settings or the text say otherwise. */
  sourceFormat(file: string, fields: Data): 'md' | 'mdx' {
    const format = fields['format'] ?? this.#format
    if (format === 'md') return 'md'
    return format === 'detect' && file.endsWith('.md') ? 'md' : 'mdx'
  }
}
