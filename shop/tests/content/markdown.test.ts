import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import config from '../../site.config.ts'
import { CacheStore } from '../../../packages/awning/src/cache/cacheStore.ts'
import { isJoined } from '../../../packages/awning/src/content/joinedFiles.ts'
import { loadContent } from '../../../packages/awning/src/content/loadContent.ts'
import type { Loaded } from '../../../packages/awning/src/content/loadedContent.ts'
import type { SiteFileContent } from '../../../packages/awning/src/content/siteFile.ts'
import { parseMarkdown, parseMdx } from '../../../packages/awning/src/markdown/parser.ts'
import type { MarkdownNode, NodeOf } from '../../../packages/awning/src/markdown/parser.ts'
import { createTypeChecker } from '../../../packages/awning/src/highlight/twoslash/typeCache.ts'
import { stringsOf } from '../../../packages/awning/src/i18n/stringsFor.ts'
import { listRoutes } from '../../../packages/awning/src/pages/listRoutes.ts'
import { withSiteKinds } from '../../../packages/awning/src/pages/kinds.ts'
import { engineKinds } from '../../../packages/awning/src/pages/pageKinds.ts'
import { markdownFiles } from '../../../packages/awning/src/pages/markdownFiles.ts'
import { loadSiteCode } from '../../../packages/awning/src/node/loadSiteCode.ts'
import type { LoadedCode } from '../../../packages/awning/src/site-code/loadedCode.ts'
import { shopRoot } from '../shopRoot.ts'

/** Every node of a kind, at any depth. */
function all<T extends MarkdownNode['type']>(node: MarkdownNode, type: T): NodeOf<T>[] {
  const below = 'children' in node ? node.children.flatMap((child) => all(child, type)) : []
  return isOf(node, type) ? [node, ...below] : below
}

function isOf<T extends MarkdownNode['type']>(node: MarkdownNode, type: T): node is NodeOf<T> {
  return node.type === type
}

/** Code is not highlighted, because these tests are about the sources. */
async function load(folder: string, code: LoadedCode): Promise<Loaded> {
  const cache = new CacheStore(folder)
  return loadContent({
    postKinds: withSiteKinds(engineKinds, code.kinds).posts,
    siteCodeHash: code.hash,
    root: shopRoot,
    config,
    drafts: false,
    now: Date.now(),
    labs: code.labs.map(({ name }) => name),
    reactPages: code.reactPages,
    strings: (id) => stringsOf(config, id),
    frontMatter: cache.values('frontMatter'),
    tools: {
      cache: cache.values('content'),
      texts: cache.texts(),
      engineHash: 'markdown',
      codeSettings: config.code,
      highlight: (jobs) => Promise.resolve(jobs.map(() => '')),
      types: createTypeChecker(shopRoot, cache.values('types')),
      // What a component renders is not part of the Markdown.
      jsx: () => Promise.resolve(() => ({ script: '', markup: '' })),
    },
  })
}

describe('the Markdown of this site', () => {
  const made = new Map<string, string>()
  const folder = mkdtempSync(join(tmpdir(), 'markdown-'))
  const textOf = (content: SiteFileContent) =>
    isJoined(content)
      ? content.paths.map((path) => `\n${made.get(path) ?? ''}`).join('')
      : String(content)
  let loaded: Loaded
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeAll(async () => {
    const { labs, ...code } = await loadSiteCode(shopRoot, config)
    const kinds = withSiteKinds(engineKinds, code.kinds)
    loaded = await load(folder, { labs, ...code })
    const { routes } = listRoutes(loaded.content, config, kinds)
    for (const { path, make } of markdownFiles({ config, loaded, routes, kinds, labs }))
      made.set(path, textOf(await make()))
  })

  it('contains every page, and every text of each language', () => {
    expect(made.size).toBeGreaterThan(100)
    const whole = made.get('llms-full.txt')
    for (const { file, front } of loaded.texts)
      if (file.locale === config.defaultLocale)
        expect(whole, file.file).toContain(`\n# ${front.title}\n`)
  })

  it('contains no directive, no heading id and no address that works only on the site', () => {
    for (const [path, text] of made) {
      const root = parseMarkdown(text)
      expect(all(root, 'containerDirective'), path).toEqual([])
      expect(all(root, 'leafDirective'), path).toEqual([])
      expect(all(root, 'yaml'), path).toEqual([])
      const ids = all(root, 'heading').filter(({ data }) => data && 'hProperties' in data)
      expect(ids, path).toEqual([])
      const addresses = [
        ...all(root, 'link'),
        ...all(root, 'image'),
        ...all(root, 'definition'),
      ].map(({ url }) => url)
      expect(addresses.length, path).toBeGreaterThan(0)
      expect(
        addresses.filter((url) => !/^(?:https?|mailto):/.test(url)),
        path,
      ).toEqual([])
    }
  })

  it('keeps code byte for byte, and of its first line the language alone', () => {
    let seen = 0
    for (const { file, path } of loaded.texts) {
      const source = file.key.endsWith('.mdx') ? parseMdx(file.source) : parseMarkdown(file.source)
      const folder = file.locale === config.defaultLocale ? '' : `${file.locale}/`
      const name = `${folder}${path.slice(1).replace(/\/$/, '')}/index.md`
      const written = all(parseMarkdown(made.get(name) ?? ''), 'code')
      // Checks of exercises are never shown.
      const code = all(source, 'code').filter(
        ({ meta }) => !/(?:^|\s)check(?:\s|$)/.test(meta ?? ''),
      )
      expect(
        written.map(({ value }) => value),
        name,
      ).toEqual(code.map(({ value }) => value))
      for (const { meta } of written) expect(meta ?? null, name).toBeNull()
      seen += code.length
    }
    expect(seen).toBeGreaterThan(400)
  })
})
