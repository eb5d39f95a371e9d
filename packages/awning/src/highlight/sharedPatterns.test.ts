import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { createHighlighterCoreSync, type RegexEngine } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { classTheme } from './classTheme.ts'
import { withSharedPatterns } from './sharedPatterns.ts'

let engine: RegexEngine

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('shiki/onig.wasm')
  engine = await createOnigurumaEngine(await readFile(wasm))
})

/** Pages of this repository would do too, but these use rules of each language inside others. */
const samples = {
  vue: '<script setup lang="ts">\nconst a = ref<Map<string, 文>>(null)\n</script>\n<template>\n  <p v-if="a > `b${c}`" :d="{ e }">{{ f | g }} &amp;</p>\n</template>\n<style>\n.h:not(i)::after { content: "j" }\n</style>',
  html: '<!doctype html><x-y a=b>c</x-y><script type="module">let d = /e/g // f</script><style>@media (g) { h { i: calc(1px * 2) } }</style>',
  tsx: "import type { A } from 'b'\nexport const C = <T,>(d: T) => <E f={`g ${d as A}`} {...h}>i {/* j */}</E>",
  markdown:
    '# a `b`\n\n~~~js\nlet c = 1\n~~~\n\n````md\n```css\nd { e: f }\n```\n````\n\n| g | h |\n|---|---|\n| **i** | [j](k) |',
  shellscript: 'cat <<A <<-B\n$(c "d $e")\nA\n\tf\n\tB\ng',
} as const

describe('an engine with shared patterns', () => {
  it.each(Object.entries(samples))('finds the same in %s as one without', async (lang, code) => {
    const { default: langs } = await bundledLanguages[lang as keyof typeof samples]()
    const tokens = (used: RegexEngine) =>
      createHighlighterCoreSync({
        engine: used,
        themes: [classTheme],
        langs,
        warnings: false,
      }).codeToTokensBase(code, {
        lang,
        theme: classTheme.name,
        includeExplanation: true,
        tokenizeTimeLimit: 0,
      })
    expect(tokens(withSharedPatterns(engine))).toEqual(tokens(engine))
  })

  it('compiles patterns that several lists contain once', () => {
    const compiled: (string | RegExp)[] = []
    const shared = withSharedPatterns({
      ...engine,
      createScanner(patterns) {
        compiled.push(...patterns)
        return engine.createScanner(patterns)
      },
    })
    const rules = Array.from({ length: 300 }, (_, index) => `rule${index}\\b`)
    shared.createScanner(['\\)', ...rules])
    const first = compiled.length
    expect(first).toBe(301)
    shared.createScanner(['\\]', ...rules])
    shared.createScanner(['\\}', 'of this list', ...rules])
    // The ends of the lists, and what belongs to the same run as a pattern of one list alone.
    expect(compiled.length - first).toBeLessThan(150)
  })

  it('takes the first match in a line, and of two at one place the earlier pattern', () => {
    const scanner = withSharedPatterns(engine).createScanner(['end', 'b+', 'bb', '(a)b', 'a'])
    const line = engine.createString('--abb end')
    expect(scanner.findNextMatchSync(line, 0, 0)).toMatchObject({ index: 3 })
    expect(scanner.findNextMatchSync(line, 3, 0)).toMatchObject({
      index: 1,
      captureIndices: [{ start: 3, end: 5 }],
    })
    expect(scanner.findNextMatchSync(line, 5, 0)).toMatchObject({ index: 0 })
    expect(scanner.findNextMatchSync(line, 7, 0)).toBeNull()
    // Back to a place before the last search.
    expect(scanner.findNextMatchSync(line, 0, 0)).toMatchObject({ index: 3 })
    line.dispose?.()
  })

  it('finds what has to begin where a search begins', () => {
    const scanner = withSharedPatterns(engine).createScanner(['x', '\\Ga'])
    const line = engine.createString('aba')
    expect(scanner.findNextMatchSync(line, 0, 0)).toMatchObject({ index: 1 })
    expect(scanner.findNextMatchSync(line, 1, 0)).toBeNull()
    expect(scanner.findNextMatchSync(line, 2, 0)).toMatchObject({ index: 1 })
    line.dispose?.()
  })
})
