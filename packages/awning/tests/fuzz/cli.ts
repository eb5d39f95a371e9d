/**
 * `npm run fuzz -- --runs 100 --seed 7 --only content`: generates broken sites and settings, and fails
 * with an example of a crash, a hang, a write outside of the output folder or a damaged output. The
 * command that it prints then tests the same example again; with `--shrink`, it finds a smaller one.
 */
import { parseArgs } from 'node:util'
import * as fc from 'fast-check'
import { maxMilliseconds, properties } from './properties.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string' },
    path: { type: 'string' },
    only: { type: 'string' },
    shrink: { type: 'boolean', default: false },
  },
})
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
console.log(`Seed ${seed}`)

for (const name of ['settings', 'content', 'build'] as const) {
  if (values.only !== undefined && values.only !== name) continue
  const { property, share } = properties[name]
  const numRuns = Math.max(1, Math.round(share * Number(values.runs)))
  const start = performance.now()
  const details = await fc.check(property, {
    seed,
    numRuns,
    endOnFailure: !values.shrink,
    timeout: maxMilliseconds,
    ...(values.path === undefined ? {} : { path: values.path }),
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${name}: ${details.numRuns} runs in ${seconds} s`)
  if (!details.failed) continue
  console.error(fc.defaultReportMessage(details))
  console.error(
    `\nAgain: npm run fuzz -- --seed ${seed} --only ${name} --path ${details.counterexamplePath}`,
  )
  process.exitCode = 1
}
process.exit()
