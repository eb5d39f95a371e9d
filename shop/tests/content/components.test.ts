import { describe, expect, it } from 'vitest'
import { compileComponent, isComponent } from './components/compileComponent.ts'
import { collectFences, type ContentFence } from './examples/contentFences.ts'
import { expectNoProblems } from './examples/expectNoProblems.ts'
import { shopRoot } from '../shopRoot.ts'

/** Elsewhere JSX illustrates something else, often in fragments. */
const isReactElsewhere = ({ lang, file }: ContentFence) =>
  /^[jt]sx$/.test(lang) && !file.includes('/framework/')

const fences = collectFences(
  shopRoot,
  'content',
  (fence) => isComponent(fence) && !isReactElsewhere(fence),
)

describe('the components in the texts', () => {
  for (const fence of fences) {
    it(`${fence.file}:${fence.line} is ${fence.lang} that its compiler accepts`, () => {
      expectNoProblems(fence, compileComponent(fence))
    })
  }

  it.each(['vue', 'svelte', 'angular-ts', 'jsx'])('are written in %s too', (lang) => {
    expect(fences.filter((fence) => fence.lang === lang).length).toBeGreaterThanOrEqual(2)
  })
})
