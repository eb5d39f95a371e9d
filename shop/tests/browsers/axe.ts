import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { BrowserTab } from '../../../packages/awning/tests/drivers/browserTab.ts'
import { expect } from '../../../packages/awning/tests/drivers/browserTest.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Report {
  readonly violations: string[]
  readonly passes: number
}

/** Runs in the page, after `source`. */
async function report(options: RunOptions): Promise<Report> {
  const { violations, passes } = await window.axe.run(document, options)
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${String(target)}: ${failureSummary}`),
    ),
    passes: passes.length,
  }
}

/** The page's policy allows no script but its own, so axe travels as a part of the function that is called. */
const axe = Object.assign(report.bind(undefined), {
  toString: () => `async (options) => { ${source}\n; return (${report})(options) }`,
})

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
}

export async function expectAccessible(tab: BrowserTab, what: string): Promise<void> {
  const { violations, passes } = await tab.run(axe, options)
  expect(violations, what).toEqual([])
  expect(passes, what).toBeGreaterThan(5)
}
