import { join } from 'node:path'
import type { Plugin } from 'rolldown'
import { hash } from '../cache/hash.ts'
import type { SiteConfig } from '../config/site.ts'
import { isReactPage, listPageFiles, type PageFile } from '../content/pageFiles.ts'
import type { Diagnostic, Report } from '../content/diagnostic.ts'
import type { ReactPageFile } from '../content/reactPageFile.ts'
import { pagesFolder } from '../content/sourcePath.ts'
import { readPageMetadata } from '../site-code/readPageMetadata.ts'
import { bundleForNode } from './bundleForNode.ts'
import { bundlerMistake, thrownMistake } from './codeMistake.ts'
import { importSiteModule } from './importSiteModule.ts'
import { siteApi } from './siteApi.ts'

interface LoadedPages {
  readonly reactPages: readonly ReactPageFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * The React pages of a site with their metadata. One small bundle holds the metadata of all pages and
 * what that uses; their components are left out of it, so nothing that needs a browser runs.
 */
export async function loadReactPages(root: string, config: SiteConfig): Promise<LoadedPages> {
  const files = listPageFiles(root, config).filter(({ file }) => isReactPage(file))
  if (files.length === 0) return { reactPages: [], diagnostics: [] }
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const [first] = files
  // With more than one page, an error does not say which page it is in.
  const errorFile = files.length === 1 && first ? first.file : pagesFolder
  let pages: PagesModule
  let module: string
  try {
    // The entry is named after the pages, because a bundle is cached by the name of its entry.
    const entry = join(root, `.pages-${hash(...files.map(({ file }) => file))}.ts`)
    module = await bundleForNode(entry, () => metadataOnly(root, entry, files), root)
  } catch (error) {
    return { reactPages: [], diagnostics: [bundlerMistake(error, errorFile)] }
  }
  try {
    // `metadataOnly` has written it.
    pages = (await importSiteModule(module)) as unknown as PagesModule
  } catch (error) {
    return { reactPages: [], diagnostics: [runDiagnostic(error, root, errorFile)] }
  }
  const reactPages = files.flatMap((file, index) => {
    const shape = pages.shapes[file.file]
    if (shape) checkShape(file, shape, report)
    if (shape?.isClient) return []
    const metadata = readPageMetadata(pages.metadata[index], file, config, report)
    return metadata ? [{ ...file, metadata }] : []
  })
  return { reactPages, diagnostics }
}

function runDiagnostic(error: unknown, root: string, file: string): Diagnostic {
  const { message, ...position } = thrownMistake(error, root, file)
  return {
    ...position,
    message: `metadata fails when Node runs it: ${message}`,
    hint: 'Metadata is read before a page is rendered, and outside of a browser. Write plain values.',
  }
}

/** The bundle that `metadataOnly` makes. */
interface PagesModule {
  /** In the order of the pages. */
  readonly metadata: readonly unknown[]
  /** By file. */
  readonly shapes: Readonly<Record<string, PageShape>>
}

interface PageShape {
  readonly exports: readonly string[]
  readonly isClient: boolean
}

function checkShape({ file }: PageFile, { exports, isClient }: PageShape, report: Report): void {
  if (isClient)
    report({
      severity: 'error',
      file,
      message: "begins with 'use client', which a page cannot",
      hint: 'A page is rendered at build time. Move what runs in the browser into a component with that line, and import it.',
    })
  else if (!exports.includes('default'))
    report({
      severity: 'error',
      file,
      message: 'has no default export',
      hint: 'Write export default function About({ site }: ReactPageProps) { return … }.',
    })
}

/** Imports nothing but the metadata of pages. What no metadata uses is dropped, side effects included. */
function metadataOnly(root: string, entry: string, files: readonly PageFile[]): Plugin {
  const shapes = new Map<string, PageShape>()
  const paths = new Map(files.map(({ file }) => [join(root, file), file]))
  const imports = files.map(
    ({ file }, index) => `import * as page${index} from ${JSON.stringify(join(root, file))}`,
  )
  const values = files.map((_, index) => `page${index}.metadata`)
  return {
    name: 'awning:page-metadata',
    resolveId(id) {
      if (id === entry) return id
      if (id === 'awning') return siteApi.get(id)
      // A package is imported only where metadata uses it.
      return /^[./\0]|^[a-z]:[\\/]/i.test(id)
        ? null
        : { id, external: true, moduleSideEffects: false }
    },
    load(id) {
      if (id === entry)
        return `${imports.join('\n')}\nexport const metadata = [${values.join(', ')}]`
      if (/\.(?:css|svg|png|jpe?g|webp)(?:\?|$)/.test(id))
        return { code: 'export default {}', moduleType: 'js', moduleSideEffects: false }
      return null
    },
    transform(code, id) {
      const file = paths.get(id)
      if (file !== undefined) {
        const isClient = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(code)
        shapes.set(file, { exports: [], isClient })
      }
      return id === entry ? null : { moduleSideEffects: false }
    },
    moduleParsed({ id, exports }) {
      const file = paths.get(id)
      const shape = file === undefined ? undefined : shapes.get(file)
      if (file !== undefined && shape) shapes.set(file, { ...shape, exports })
    },
    // The shapes are written into the bundle, so that a cached bundle has them too.
    renderChunk: (code) =>
      `${code}\nexport const shapes = ${JSON.stringify(Object.fromEntries(shapes))}\n`,
  }
}
