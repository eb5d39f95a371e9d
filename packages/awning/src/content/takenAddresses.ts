import { samePathKey } from '../config/address.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { LinkRule } from './linkLevels.ts'
import type { SourceFile } from './sourceFile.ts'
import type { Locate } from './yaml.ts'

/** A doc, a post or a page whose address is known. */
interface AddressedText {
  readonly file: Pick<SourceFile, 'file'>
  readonly path: string
  readonly locate: Locate
}

/** The addresses of one locale. Where two texts have the same one, only the first is used, everywhere. */
export class TakenAddresses {
  readonly #report: (diagnostic: Diagnostic & { readonly rule: LinkRule }) => void
  readonly #files = new Map<string, string>()

  constructor(report: (diagnostic: Diagnostic & { readonly rule: LinkRule }) => void) {
    this.#report = report
  }

  /** Takes an address for a page that is no text, unless it is taken already. */
  take(path: string, file: string): void {
    const key = samePathKey(path)
    if (!this.#files.has(key)) this.#files.set(key, file)
  }

  /** The texts whose address was free, and is now taken by them. The others are reported, with `fix` as the hint. */
  firstOfEach<Text extends AddressedText>(texts: readonly Text[], fix: string): Text[] {
    return texts.filter(({ path, file: { file }, locate }) => {
      const first = this.#files.get(samePathKey(path))
      this.take(path, file)
      if (first === undefined) return true
      this.#report({
        severity: 'warning',
        rule: 'duplicates',
        file,
        // Without a slug, this is the beginning of the front matter.
        ...locate('slug'),
        message: `there are two pages at ${path} and the one of ${first} is used; this one is left out`,
        hint: fix,
      })
      return false
    })
  }
}
