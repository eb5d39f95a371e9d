import { basename, dirname, join, posix } from 'node:path'
import { decodedAddress } from '../../../text/decodedAddress.ts'
import { isExternal } from '../../../config/address.ts'
import type { ImportReport } from '../importReport.ts'
import { splitFrontMatter } from '../markdown/frontMatterText.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'
import { siteComponent } from './siteComponent.ts'
import { placeOf, type SourceText } from './siteText.ts'
import type { SiteTexts } from './siteTexts.ts'
import { translateBody } from './text/translateBody.ts'
import type { TextContext, TextReferences } from './text/textContext.ts'

/** What the links, images and imports of one text lead to in the new site. */
export class SiteReferences implements TextReferences {
  readonly #texts: SiteTexts
  readonly #source: SourceFolder
  readonly #text: SourceText
  readonly #report: ImportReport | undefined
  /** The absolute path of the file that is read: that of the text, or of a partial in it. */
  readonly #file: string

  constructor(
    texts: SiteTexts,
    source: SourceFolder,
    text: SourceText,
    report: ImportReport | undefined,
    file = join(text.folder.root, text.file),
  ) {
    this.#texts = texts
    this.#source = source
    this.#text = text
    this.#report = report
    this.#file = file
  }

  link(url: string): string {
    if (url === '' || url.startsWith('#') || isExternal(url)) return url
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    if (/\.mdx?$/i.test(path)) return this.#textLink(decodedAddress(path), suffix) ?? url
    if (path.startsWith('/')) return url
    const asset = /\.[a-z\d]+$/i.test(path) ? this.#asset(path) : undefined
    if (asset !== undefined) return asset + suffix
    if (path.startsWith('@site/')) return url
    // Without a file, an address is relative to that of the page.
    return posix.normalize(posix.join(posix.dirname(this.#text.address), path)) + suffix
  }

  image(url: string): string | undefined {
    // GitHub shows pictures with such a mark in one mode only.
    const plain = url.replace(/^pathname:\/\//, '').replace(/#gh-(?:dark|light)-mode-only$/, '')
    if (/^https?:/.test(plain)) this.allowHost('img-src', plain)
    if (isExternal(plain)) return plain
    const path = plain.replace(/[?#].*$/, '')
    if (!path.startsWith('/')) return this.#asset(path)
    return this.#texts.assets.staticFile(decodedAddress(path)) === undefined ? undefined : plain
  }

  codeFile(path: string): string | undefined {
    return this.#asset(path)
  }

  component(from: string): string | undefined {
    return siteComponent(from, this.#file, this.#source, this.#texts.assets)
  }

  partial(
    from: string,
    props: ReadonlyMap<string, unknown>,
    context: TextContext,
  ): string | undefined {
    const path = this.#resolve(from)
    const source =
      this.#source.readText(relativeTo(this.#source.root, path)) ??
      // A text of the repository around the site, which the author names as such.
      this.#source.folderAt(relativeTo(this.#source.root, dirname(path)))?.readText(basename(path))
    if (source === undefined) return undefined
    const { body, fields, linesBefore } = splitFrontMatter(source, from, () => {})
    const references = new SiteReferences(this.#texts, this.#source, this.#text, this.#report, path)
    const file = relativeTo(this.#source.root, path)
    const report = this.#report
    const own: TextContext = {
      ...context,
      references,
      imports: new Map(),
      known: new Map([['props', Object.fromEntries(props)]]),
      untranslated: (what, node, todo, detail) =>
        report?.untranslated({
          file,
          line: (node.position?.start.line ?? 1) + linesBefore,
          what,
          todo,
          detail,
        }),
    }
    return translateBody(body, this.#texts.sourceFormat(from, fields), own).trim()
  }

  siblings(): ReturnType<TextReferences['siblings']> {
    return this.#text.siblings()
  }

  allowHost(directive: string, url: string): void {
    if (URL.canParse(url)) this.#texts.allowHost(directive, new URL(url).origin)
  }

  /** A link to a text, by its file. Docusaurus looks beside the text, then in the folder of the docs, then in the site. */
  #textLink(path: string, suffix: string): string | undefined {
    const plain = path.replace(/^@site\//, '')
    const isSite = plain !== path
    const candidates = [
      ...(isSite || path.startsWith('/') ? [] : [join(dirname(this.#file), path)]),
      ...(isSite ? [] : [join(this.#text.folder.root, path)]),
      join(this.#source.root, plain),
    ]
    const key =
      candidates.map((file) => this.#texts.keyOf(file)).find((found) => found !== undefined) ??
      this.#translatedKey(path)
    if (key === undefined) return undefined
    const name = `${key}.${this.#texts.extensionOf(key)}`
    const collection = (text: string) => text.split('/')[0]
    const relativePath = posix.relative(posix.dirname(this.#text.key), name)
    if (collection(key) !== collection(this.#text.key)) return `/${name}${suffix}`
    return (relativePath.startsWith('.') ? relativePath : `./${relativePath}`) + suffix
  }

  /** A translation may link to a text that has no translation: the path is the same beside the original. */
  #translatedKey(path: string): string | undefined {
    const key = posix.join(posix.dirname(this.#text.key), path.replace(/\.mdx?$/, ''))
    return this.#texts.hasKey(key) ? key : undefined
  }

  #asset(written: string): string | undefined {
    const path = this.#resolve(decodedAddress(written))
    return this.#texts.assets.reference(placeOf(this.#text), path)
  }

  #resolve(path: string): string {
    return path.startsWith('@site/')
      ? join(this.#source.root, path.slice('@site/'.length))
      : join(dirname(this.#file), path)
  }
}

function relativeTo(root: string, path: string): string {
  return posix.relative(root, path)
}
