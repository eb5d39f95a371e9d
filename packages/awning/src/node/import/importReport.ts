/** Where something is in the source: a path from the folder that is imported, empty for the folder itself, and its line
 * where it has one. */
export interface SourcePlace {
  readonly file: string
  readonly line?: number | undefined
}

/** Something that has no equivalent, or that a person has to look at. */
export interface Untranslated extends SourcePlace {
  /** What it is, in the same words for each of its kind: “`<Card>`, a component of the site”. */
  readonly what: string
  /** What to do about it, as a sentence. */
  readonly todo: string
  /** Which one it is, where one place can have several: the address of a link. */
  readonly detail?: string | undefined
}

type DetailedPlace = SourcePlace & Pick<Untranslated, 'detail'>

/** Collects what an importer has translated and what it has not. */
export class ImportReport {
  readonly #translated = new Map<string, { count: number; first: SourcePlace }>()
  readonly #untranslated: Untranslated[] = []
  readonly #seen = new Set<string>()

  /** `what` is counted: “admonition”, “`<Tabs>`”. */
  translated(what: string, place: SourcePlace): void {
    const known = this.#translated.get(what)
    if (known) known.count += 1
    else this.#translated.set(what, { count: 1, first: place })
  }

  untranslated(entry: Untranslated): void {
    const key = `${entry.file}\0${entry.line ?? ''}\0${entry.what}\0${entry.detail ?? ''}`
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.#untranslated.push(entry)
  }

  get entries(): readonly Untranslated[] {
    return this.#untranslated
  }

  /** The text of `import-report.md`. */
  toMarkdown(title: string, summary: readonly string[]): string {
    return [
      `# ${title}`,
      '',
      ...summary.map((line) => `- ${line}`),
      '',
      '## To do',
      '',
      ...(this.#untranslated.length === 0
        ? ['Nothing: every construct was translated.']
        : [
            'Nothing of this was lost: text is in the new site as it was, unless an entry says otherwise. Files and lines are those of the source.',
            ...this.#groups().flatMap(({ what, todo, places }) => [
              '',
              `### ${what} (${places.length})`,
              '',
              todo,
              '',
              ...places.map(({ detail, ...place }) =>
                detail === undefined ? `- ${placeText(place)}` : `- ${placeText(place)}: ${detail}`,
              ),
            ]),
          ]),
      '',
      '## Translated',
      '',
      '| What | How often | First in |',
      '|---|---:|---|',
      ...[...this.#translated]
        .toSorted(([, a], [, b]) => b.count - a.count)
        .map(([what, { count, first }]) => `| ${cell(what)} | ${count} | ${placeText(first)} |`),
      '',
    ].join('\n')
  }

  /** The same thing with the same remedy is explained once. */
  #groups(): { what: string; todo: string; places: DetailedPlace[] }[] {
    const groups = new Map<string, { what: string; todo: string; places: DetailedPlace[] }>()
    for (const { what, todo, ...place } of this.#untranslated) {
      const key = `${what}\0${todo}`
      const group = groups.get(key)
      if (group) group.places.push(place)
      else groups.set(key, { what, todo, places: [place] })
    }
    return [...groups.values()].toSorted((a, b) => b.places.length - a.places.length)
  }
}

function placeText({ file, line }: SourcePlace): string {
  if (file === '') return 'the folder itself'
  return line === undefined ? `\`${file}\`` : `\`${file}:${line}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
