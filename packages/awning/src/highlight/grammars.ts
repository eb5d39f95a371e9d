import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createHighlighterCoreSync, guessEmbeddedLanguages } from 'shiki/core'
import type { HighlighterCore, LanguageRegistration, RegexEngine } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { classTheme } from './classTheme.ts'
import { languageId } from './languages.ts'

/** What a grammar reaches for in every block, yet loads only when asked. */
const alwaysEmbedded: Record<string, string[]> = {
  markdown: ['html-derivative'],
  mdx: ['tsx'],
}

// Kept, because under a loader such as tsx even a repeated `import()` takes a millisecond or more.
const grammars = new Map<string, Promise<LanguageRegistration[]>>()
const highlighters = new Map<string, Promise<HighlighterCore>>()
let engine: Promise<RegexEngine> | undefined

/**
 * The highlighter for a block of code, with the languages embedded in it.
 *
 * Each language has one of its own, because in a shared one a grammar changes those loaded before
 * it: once Vue is there, Markdown is read by Vue's rules too. The same block would come out
 * differently from build to build and from worker to worker.
 */
export async function highlighterFor(id: string, code: string): Promise<HighlighterCore> {
  const own = await loadGrammars([id])
  const isHost = own.some(({ embeddedLangsLazy = [] }) => embeddedLangsLazy.length > 0)
  const names = new Set(own.map(({ name }) => name))
  const embedded = isHost ? embeddedIn(id, code).filter((each) => !names.has(each)) : []
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
  const ids = [...(alwaysEmbedded[id] ?? []), ...found].filter((each) => each !== undefined)
  return [...new Set(ids)].sort()
}

async function createHighlighter(ids: string[]): Promise<HighlighterCore> {
  engine ??= loadEngine()
  return createHighlighterCoreSync({
    engine: await engine,
    themes: [classTheme],
    langs: await loadGrammars(ids),
    // Shiki warns of the tenth instance; here there is one for each language on the site.
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
 * The grammars for Vue's directives and `{{ }}` name `source.vue` as their place, but Vue's own is
 * by now called `text.html.vue`: as they come, they never meet, and `v-if="…"` is a mere string.
 */
function withVueTarget(grammar: LanguageRegistration): LanguageRegistration {
  const { injectTo } = grammar
  if (!injectTo?.includes('source.vue')) return grammar
  return { ...grammar, injectTo: [...injectTo, 'text.html.vue'] }
}

/**
 * Oniguruma, not Shiki's JavaScript engine. Measured with Node 20 on blocks of 20 lines:
 *
 *                        ts        css       html      vue
 *   first block, wasm    300 ms    190 ms    400 ms    450 ms
 *   first block, js      850 ms    350 ms   1300 ms   1550 ms
 *   a warm block, wasm   2.0 ms    2.6 ms    1.6 ms    1.6 ms
 *   a warm block, js     7.0 ms    0.4 ms    3.2 ms    3.1 ms
 *
 * JavaScript wins in CSS alone, and there only from about the hundredth block on. Besides, the
 * grammars are written for Oniguruma. Read as a file, it starts in 28 ms; as Shiki's module in
 * base64, in 70.
 */
async function loadEngine(): Promise<RegexEngine> {
  return createOnigurumaEngine(
    await readFile(createRequire(import.meta.url).resolve('shiki/onig.wasm')),
  )
}
