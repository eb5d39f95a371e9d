import { expect, it } from 'vitest'
import { compileComponent, isComponent } from './compileComponent.ts'

/** The problems of a fence, each as its line in the code and a part of the message. */
const problemsIn = (lang: string, lines: readonly string[], title?: string) =>
  compileComponent({ lang, code: lines.join('\n'), ...(title && { title }) })

it.each([
  ['vue', 3, 'missing end tag', ['<template>', '  <p>', '    <b>', '  </p>', '</template>']],
  ['vue', 2, 'cout', ['<script setup>const count = 1</script>', '<template>{{ cout }}</template>']],
  ['svelte', 2, 'token', ['<p>', '{a +}', '</p>']],
  [
    'svelte',
    3,
    '$state',
    [
      '<script>',
      'let a = $state(0)',
      'let b = 1',
      '</script>',
      '<button onclick={() => { a++; b++ }}>{b}</button>',
    ],
  ],
  ['angular-html', 2, 'track', ['<ul>', '@for (item of items()) { <li></li> }', '</ul>']],
  [
    'angular-ts',
    2,
    'cout',
    ['@Component({ template: `<p>', '{{ cout() }}', '</p>` })', 'class A { count = signal(1) }'],
  ],
  ['jsx', 3, '', ['function A() {', '  return <p', '}']],
])('finds the mistake in %s in line %i', (lang, line, part, code) => {
  const [problem] = problemsIn(lang, code)
  expect(problem?.message).toContain(part)
  expect(problem?.line).toBe(line)
})

it('reads local names of an Angular template as such', () => {
  const template =
    '@for (item of items(); track item.id) { <i #mark (click)="take(item, $event, mark)">{{ $index }}</i> }'
  const code = [
    `@Component({ template: \`${template}\` })`,
    'class A { items = signal([]); take() {} }',
  ]
  expect(problemsIn('angular-ts', code)).toEqual([])
})

it('compiles modules with runes, which are known by their title', () => {
  expect(isComponent({ lang: 'js', title: 'a.svelte.js' })).toBe(true)
  expect(isComponent({ lang: 'js' })).toBe(false)
  const [problem] = problemsIn('js', ['export let count = $state(0)', 'count += 1'], 'a.svelte.js')
  expect(problem).toMatchObject({ line: 1 })
})

it('leaves out the lines that a diff removes', () => {
  const code = [
    '<!-- diff-remove-next-line -->',
    '@if (a {',
    '<!-- diff-add-next-line -->',
    '@if (a) {',
    '}',
  ]
  expect(problemsIn('angular-html', code)).toEqual([])
})
