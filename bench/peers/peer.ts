import type { BenchDocument } from '../content/document.ts'

export const peerIds = [
  'awning',
  'docusaurus',
  'vitepress',
  'starlight',
  'rspress',
  'hugo',
] as const
export type PeerId = (typeof peerIds)[number]

/** A generator to measure: what it is, how its site is written, how it is built and shown to its author. */
export interface Peer {
  readonly id: PeerId
  readonly name: string
  /** Exact versions from npm; absent where nothing is installed from there. */
  readonly packages?: PackageJson | undefined
  /** Files of the site other than its documents, by path; written once, after the install. */
  readonly files: Readonly<Record<string, string>>
  /** Folder of the documents. */
  readonly content: string
  /** The file of a document as this generator wants it: front matter, heading, links. */
  readonly write: (document: BenchDocument) => string
  /** The home page: path and text. */
  readonly home?: readonly [path: string, text: string] | undefined
  /** The build, run in the site's folder. */
  readonly command: readonly [string, ...string[]]
  /** The dev server at a port, run there too. */
  readonly dev: (port: number) => readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>> | undefined
  readonly output: string
  /** Removed before a cold build, with the output. */
  readonly caches: readonly string[]
  /** Address of a document, given its path. */
  readonly address: (path: string) => string
}

export interface PackageJson {
  /** The package whose version is the peer's version. */
  readonly main: string
  readonly type?: 'module'
  readonly dependencies: Readonly<Record<string, string>>
  /** Overridden versions, whose binaries are published for every processor. */
  readonly overrides?: Readonly<Record<string, string>>
}

/** Front matter, then a text. */
export function withFrontMatter(lines: readonly string[], text: string): string {
  return `---\n${lines.join('\n')}\n---\n\n${text}`
}

/** A string in double quotes is the same in YAML as in JSON. */
export const titleField = (title: string) => `title: ${JSON.stringify(title)}`

/** `../g001/d0020.md`: every document is one folder deep. */
export const relativeFile = (path: string) => `../${path}.md`
