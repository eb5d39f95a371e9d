import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createHighlighterCoreSync, guessEmbeddedLanguages } from 'shiki/core'
import type { HighlighterCore, LanguageRegistration, RegexEngine } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { classTheme } from './classTheme.ts'
import { languageId } from './languages.ts'
import { withSharedPatterns } from './sharedPatterns.ts'

declare const PACKAGES_INSIDE: boolean | undefined

/** Whether this is the published engine, which brings this package along (`bin/packages.mjs`). */
const isInside = typeof PACKAGES_INSIDE === 'boolean' && PACKAGES_INSIDE

/** Languages that a grammar needs in every block, although it declares them as lazily loaded. */
const alwaysEmbedded: Record<string, string[]> = {
  markdown: ['html-derivative'],
  mdx: ['tsx'],
}

// Cached, because with a loader such as tsx even a repeated `import()` takes a millisecond or more.
const grammars = new Map<string, Promise<LanguageRegistration[]>>()
const highlighters = new Map<string, Promise<HighlighterCore>>()
let engine: Promise<RegexEngine> | undefined

/**
 * The highlighter for a block of code, with the languages embedded in it.
 *
 * Each language has a separate highlighter, because in a shared one a grammar changes those that were
 * loaded before it: once Vue is loaded, Vue's rules apply to Markdown too. The HTML of a block would
 * then depend on the order of blocks, and differ between builds and workers.
 */
export async function highlighterFor(id: string, code: string): Promise<HighlighterCore> {
  const languageGrammars = await loadGrammars([id])
  const isHost = languageGrammars.some(({ embeddedLangsLazy = [] }) => embeddedLangsLazy.length > 0)
  const names = new Set(languageGrammars.map(({ name }) => name))
  const embedded = isHost ? embeddedIn(id, code).filter((name) => !names.has(name)) : []
  const key = [id, ...embedded].join(' ')
  let highlighter = highlighters.get(key)
  if (!highlighter) {
    highlighter = createHighlighter([...embedded, id])
    highlighters.set(key, highlighter)
  }
  return highlighter
}

function embeddedIn(id: string, code: string): string[] {
  const found = guessEmbeddedLanguages(code, id).map(languageId)
  const ids = [...(alwaysEmbedded[id] ?? []), ...found].filter((name) => name !== undefined)
  return [...new Set(ids)].sort()
}

async function createHighlighter(ids: string[]): Promise<HighlighterCore> {
  engine ??= loadEngine()
  return createHighlighterCoreSync({
    engine: await engine,
    themes: [classTheme],
    langs: await loadGrammars(ids),
    // Shiki warns when there are ten instances, but here there is one for each language on the site.
    warnings: false,
  })
}

async function loadGrammars(ids: string[]): Promise<LanguageRegistration[]> {
  const loaded = await Promise.all(ids.map(loadGrammar))
  return loaded.flat()
}

function loadGrammar(name: string): Promise<LanguageRegistration[]> {
  let grammar = grammars.get(name)
  if (!grammar) {
    const id = languageId(name)
    if (!id) throw new Error(`There is no grammar for "${name}"`)
    grammar = bundledLanguages[id]().then((module) => module.default.map(withVueTarget))
    grammars.set(name, grammar)
  }
  return grammar
}

/**
 * The grammars for Vue's directives and `{{ }}` are injected into `source.vue`, but Vue's grammar is
 * now called `text.html.vue`. Without this fix they are never used, and `v-if="…"` is a plain string.
 */
function withVueTarget(grammar: LanguageRegistration): LanguageRegistration {
  const { injectTo } = grammar
  if (!injectTo?.includes('source.vue')) return grammar
  return { ...grammar, injectTo: [...injectTo, 'text.html.vue'] }
}

/**
 * Oniguruma, not Shiki's JavaScript engine. Measured with Node 20 on blocks of 20 lines, without shared
 * patterns:
 *
 *                        ts        css       html      vue
 *   first block, wasm    300 ms    190 ms    400 ms    450 ms
 *   first block, js      850 ms    350 ms   1300 ms   1550 ms
 *   a warm block, wasm   2.0 ms    2.6 ms    1.6 ms    1.6 ms
 *   a warm block, js     7.0 ms    0.4 ms    3.2 ms    3.1 ms
 *
 * JavaScript is faster for CSS only, and there only after about a hundred blocks. Besides, the
 * grammars are written for Oniguruma. Loaded from a file, the engine starts in 28 ms; from Shiki's
 * base64 module, in 70 ms.
 */
async function loadEngine(): Promise<RegexEngine> {
  const file = isInside
    ? new URL('../../prebuilt/packages/onig.wasm', import.meta.url)
    : createRequire(import.meta.url).resolve('shiki/onig.wasm')
  return withSharedPatterns(await createOnigurumaEngine(await readFile(file)))
}
