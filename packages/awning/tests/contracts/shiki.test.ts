import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createHighlighterCoreSync, guessEmbeddedLanguages } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { EncodedTokenMetadata, INITIAL } from 'shiki/textmate'
import { expect, it } from 'vitest'
import { classTheme } from '../../src/highlight/classTheme.ts'
import { reliance } from './reliance.ts'

const wasm = createRequire(import.meta.url).resolve('shiki/onig.wasm')
const highlighter = createHighlighterCoreSync({
  engine: await createOnigurumaEngine(readFileSync(wasm)),
  themes: [classTheme],
  langs: (await bundledLanguages.typescript()).default,
  warnings: false,
})
const grammar = highlighter.getLanguage('typescript')

it('Shiki carries a word in place of a colour through to the token', () => {
  const { theme, colorMap } = highlighter.setTheme(classTheme.name)
  const { tokens } = grammar.tokenizeLine2('const a', INITIAL, 0)
  const colour = colorMap[EncodedTokenMetadata.getForeground(tokens[1] ?? 0)] ?? ''
  expect(
    theme.colorReplacements?.[colour.toLowerCase()] ?? colour,
    reliance(
      'themes whose colours are words, and on colorReplacements',
      'highlight/lineCache.ts',
      'how Shiki stores colours that are not hexadecimal (its CSS variables theme does the same)',
    ),
  ).toBe('t-k')
})

it('Shiki tokenizes a line into pairs of a start and metadata', () => {
  const { tokens } = grammar.tokenizeLine2('const a', INITIAL, 0)
  const starts = [...tokens].filter((_, index) => index % 2 === 0)
  expect(
    starts,
    reliance(
      'pairs of numbers from tokenizeLine2',
      'highlight/lineCache.ts',
      'the format of its result',
    ),
  ).toEqual([0, 5])
})

it('Shiki compares the states between lines by value', () => {
  const open = grammar.tokenizeLine2('/* a', INITIAL, 0).ruleStack
  const message = reliance(
    'StateStack.equals',
    'highlight/lineCache.ts',
    'whether states can be compared: otherwise lines get the tokens of another context',
  )
  expect(open.equals(grammar.tokenizeLine2('/* b', INITIAL, 0).ruleStack), message).toBe(true)
  expect(open.equals(INITIAL), message).toBe(false)
})

it('Shiki guesses the languages that a document embeds', () => {
  expect(
    guessEmbeddedLanguages('```css\na {}\n```', 'markdown'),
    reliance('guessEmbeddedLanguages', 'highlight/grammars.ts', 'code inside Markdown and Vue'),
  ).toContain('css')
})

it('Shiki ships the grammars of Vue with a target of another name', async () => {
  const grammars = (await bundledLanguages.vue()).default
  const own = grammars.find(({ name }) => name === 'vue')
  const message = reliance(
    'the names of grammars of Vue, which it corrects',
    'highlight/grammars.ts',
    'whether withVueTarget is still needed: remove it when both names agree',
  )
  expect(own?.scopeName, message).toBe('text.html.vue')
  expect(
    grammars.some(({ injectTo }) => injectTo?.includes('source.vue')),
    message,
  ).toBe(true)
})
