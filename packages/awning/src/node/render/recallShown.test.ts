import { beforeEach, describe, expect, it } from 'vitest'
import { plainSite } from '../../config/plainSite.testing.ts'
import type { Loaded, LoadedText } from '../../content/loadedContent.ts'
import type { Doc } from '../../content/model.ts'
import type { DocPageData } from '../../pages/doc/docPage.ts'
import { withSiteKinds, type Kinds } from '../../pages/kinds.ts'
import { engineKinds } from '../../pages/pageKinds.ts'
import type { Route } from '../../pages/route.ts'
import { shownHash } from '../../pages/shownHash.ts'
import type { BuildManifest } from '../build-manifest/buildManifest.ts'
import type { PageRecord } from '../build-manifest/pageRecords.ts'
import { WrittenFiles } from '../build-manifest/writtenFiles.ts'
import { pageHash } from './pageHash.ts'
import { pageId } from './pageId.ts'
import { recallShown } from './recallShown.ts'

const frame = 'f'.repeat(32)
const before = 'b'.repeat(32)

function docRoute(locale: string, name: string): Route<DocPageData> {
  const path = `/docs/${name}`
  const doc: Doc = {
    locale,
    textLocale: locale,
    file: `content/${locale}/docs/${name}.md`,
    path,
    title: name,
    description: '',
    keywords: [],
    stale: false,
    toc: [],
    body: { kind: 'blocks', hash: name, blocks: [], hasDiagram: false },
    id: name,
    showTitle: true,
    sidebarLabel: name,
    paginationLabel: name,
  }
  return { locale, path, page: { kind: 'doc', doc, items: [], related: [] } }
}

const text = (locale: string, name: string): LoadedText => ({
  file: {
    key: `docs/${name}.md`,
    locale,
    file: `content/${locale}/docs/${name}.md`,
    source: '',
    hash: `${locale} ${name}`,
  },
  kind: 'doc',
  path: `/docs/${name}`,
  front: {},
  locate: () => ({ line: 1, column: 1 }),
})

const texts = [text('zh', 'a'), text('zh', 'b'), text('en', 'a')]
const states = new Map(
  texts.map(({ file }) => [file.file, { hash: file.hash ?? '', size: 1, modified: 1, changed: 1 }]),
)
const manifest: BuildManifest = {
  id: 'build',
  seal: 'seal',
  contentId: 'content',
  reads: { time: 1, files: states, folders: new Map(), facts: new Map() },
  output: { files: new WrittenFiles(), folders: new Map(), joined: new Map() },
  pending: [],
  links: { areCorrect: true, files: [], hash: '' },
  pageCount: 3,
  warnings: [],
  scheduled: [],
}

let routes: Route<DocPageData>[]
beforeEach(() => {
  routes = [docRoute('zh', 'a'), docRoute('zh', 'b'), docRoute('en', 'a')]
})

/** The pages that are taken to show what they showed before. */
function recalled(
  loaded: Pick<Loaded, 'id' | 'texts'>,
  kinds: Kinds = engineKinds,
  last = manifest,
): string[] {
  const record: PageRecord = {
    hash: pageHash(frame, before),
    ownFiles: [],
    sharedFiles: [],
    links: Buffer.from(''),
    weight: { inline: 1, styles: [], scripts: [], labs: [] },
    offline: { id: '', hash: '', bytes: 1, files: [] },
  }
  const lastPages = new Map(routes.map((route) => [pageId(route), record]))
  recallShown({ routes, kinds, lastPages }, loaded, last, plainSite)
  return routes.filter(({ page }) => shownHash(kinds.pages, page) === before).map(pageId)
}

describe('pages of texts that were not edited', () => {
  it('show what they showed in the last build', () => {
    expect(recalled({ id: 'content', texts })).toEqual(['zh /docs/a', 'zh /docs/b', 'en /docs/a'])
  })

  it('are no pages of an edited text or of its translations', () => {
    const [first, ...others] = texts
    if (!first) throw new Error('there are texts')
    const edited = { ...first, file: { ...first.file, hash: 'other' } }
    expect(recalled({ id: 'content', texts: [edited, ...others] })).toEqual(['zh /docs/b'])
  })

  it('may show something else if the last build read other content, or nothing is known of it', () => {
    expect(recalled({ id: 'other', texts })).toEqual([])
    expect(recalled({ texts })).toEqual([])
    expect(recalled({ texts }, engineKinds, { ...manifest, contentId: null })).toEqual([])
  })

  it('may show something else if their kind is of the site', () => {
    const doc = engineKinds.pages.find(({ kind }) => kind === 'doc')
    if (!doc) throw new Error('there is a kind for docs')
    const kinds = withSiteKinds(engineKinds, { pages: [{ ...doc, isFromSite: true }] })
    expect(recalled({ id: 'content', texts }, kinds)).toEqual([])
  })
})
