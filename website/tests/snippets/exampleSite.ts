import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { defineSite } from '../../../packages/awning/src/config/defineSite.ts'
import type { SiteSettings } from '../../../packages/awning/src/config/site.ts'
import { formatDiagnostics } from '../../../packages/awning/src/content/diagnostic.ts'
import { repositoryRoot } from '../../../packages/awning/tests/repositoryRoot.ts'
import { checkSite } from '../../../packages/awning/src/node/checkSite.ts'
import type { SnippetPage } from './readFences.ts'
import { readSettings } from './readSettings.ts'
import { snippetKind } from './snippetKind.ts'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" viewBox="0 0 90 60"><path class="box" d="M0 0h90v60z"/></svg>'
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

/** What the examples of one page make together: its files, and its settings. */
export interface Example {
  readonly files: Readonly<Record<string, string | Buffer>>
  readonly settings: SiteSettings
}

export function exampleOf({ fences, locale }: SnippetPage): Example {
  const files: Record<string, string> = {}
  const settings: SiteSettings = { url: 'https://docs.example.com', title: 'Handbook' }
  for (const [at, fence] of fences.entries()) {
    if (fence.untested !== undefined) continue
    const kind = snippetKind(fence)
    if (kind === 'settings') {
      const given = readSettings(fence)
      // Two examples of languages: the site has all of them, because each has texts for its own.
      const locales = [...(settings.locales ?? []), ...(given.locales ?? [])].filter(
        ({ id }, index, all) => all.findIndex((other) => other.id === id) === index,
      )
      Object.assign(settings, given, locales.length > 0 ? { locales } : {})
    }
    // A page may show a file twice, such as before and after a change: each is one of its own.
    if (kind === 'file' && fence.title !== undefined)
      files[files[fence.title] === undefined ? fence.title : numbered(fence.title, at)] = fence.text
    if (kind === 'markdown') files[`content/${locale}/docs/example-${at}.md`] = asPage(fence.text)
  }
  return {
    files: {
      ...mentionedFiles({ ...files, 'site.config.ts': JSON.stringify(settings) }),
      ...files,
    },
    settings: {
      ...settings,
      // The examples of a Chinese page are a site in Chinese, unless they name their languages.
      ...(settings.locales === undefined && locale !== 'en'
        ? { locales: [{ id: locale }, { id: 'en' }] }
        : {}),
      math: true,
      // Examples name pages that only their reader has.
      links: { broken: 'ignore', markdown: 'ignore', anchors: 'ignore' },
    },
  }
}

/** `a/b.ts` as `a/b-2.ts`. */
function numbered(path: string, at: number): string {
  return path.replace(/(?=\.\w+$)/, `-${at}`)
}

function asPage(text: string): string {
  return text.startsWith('---\n') ? text : `---\ntitle: Example\n---\n\n${text}`
}

/** Pictures, videos, fonts and captions that a text or the settings name, beside the text or in `public`. */
function mentionedFiles(
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string | Buffer>> {
  const mentioned: Record<string, string | Buffer> = {}
  for (const [path, text] of Object.entries(files))
    for (const [, name = ''] of text.matchAll(
      /(?<![\w:/])((?:\.{1,2}|@site)?\/[\w./-]+\.(?:svg|png|jpe?g|mp4|vtt|pdf|woff2))\b/g,
    )) {
      const target = name.startsWith('/')
        ? `public${name}`
        : name.startsWith('@site/')
          ? name.slice('@site/'.length)
          : join(dirname(path), name)
      mentioned[target] = contentFor(basename(target))
    }
  return mentioned
}

function contentFor(name: string): string | Buffer {
  if (name.endsWith('.svg')) return picture
  if (name.endsWith('.vtt')) return 'WEBVTT\n'
  return /\.(?:png|jpe?g)$/.test(name) ? pixel : ''
}

/** Writes the example site of a page into a folder, as its reader would. False if there is no text to check. */
export function writeExample({ files, settings }: Example, root: string): boolean {
  const config = `import { defineSite } from 'awning'\n\nexport default defineSite(${JSON.stringify(settings)})\n`
  const all = { ...files, 'package.json': '{ "type": "module" }', 'site.config.ts': config }
  for (const [path, data] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), data)
  }
  return Object.keys(files).some((path) => /^(?:content|pages)\//.test(path))
}

/** Whether code of the page is part of its site: components, kinds of pages, labs. */
export function hasCode({ files }: Example): boolean {
  return Object.keys(files).some((path) => /\.tsx$|\.mdx$|^site\.code\.ts$/.test(path))
}

/** What `awning check` reports about the texts of a page's examples; empty if there is nothing wrong. */
export async function checkExample(page: SnippetPage): Promise<string> {
  const example = exampleOf(page)
  const root = mkdtempSync(join(tmpdir(), 'example-'))
  try {
    if (!writeExample(example, root)) return ''
    // Packages that examples need, such as web-features.
    symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'))
    const config = defineSite(example.settings, {})
    const { diagnostics } = await checkSite({ root, config, cacheDir: join(root, '.cache') })
    return formatDiagnostics(diagnostics.filter(({ severity }) => severity === 'error'))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
