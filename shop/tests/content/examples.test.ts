import { describe, expect, it } from 'vitest'
import { collectFences } from './examples/contentFences.ts'
import { fenceKind } from './examples/fenceKind.ts'
import { runInNode } from './examples/runInNode.ts'
import { expectNoProblems } from './examples/expectNoProblems.ts'
import { shopRoot } from '../shopRoot.ts'

const fences = collectFences(shopRoot)

describe('the examples of the site', () => {
  for (const fence of fences) {
    const kind = fenceKind(fence)
    const place = `${fence.file}:${fence.line}`
    if (kind.runs === 'node') {
      it.concurrent(`${place} runs, and its results are what it says`, async () => {
        expectNoProblems(fence, await runInNode(fence.code, kind.lang))
      })
    }
    if (kind.runs === 'wrong') {
      it(`${place} can run`, () => expectNoProblems(fence, [{ line: 0, message: kind.why }]))
    }
  }

  it('are many: at least 60 in the Chinese docs', () => {
    const inDocs = fences.filter(({ file }) => file.startsWith('content/zh/docs/'))
    const scripts = inDocs.filter((fence) => fenceKind(fence).runs !== 'page')
    expect(scripts.length).toBeGreaterThanOrEqual(60)
  })
})
