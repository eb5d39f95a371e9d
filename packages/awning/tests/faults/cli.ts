import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserSettings } from '../browser/browserSettings.ts'
import { runFaults } from './runFaults.ts'
import { editions, siteVersion, type Edition } from './siteVersions.ts'

/** `npm run faults -- --faults 1000 --seed 7 --visit 3`; without a seed, the seed is another one each time. */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    visit: { type: 'string' },
    trace: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
  },
})

const fixtureServer = fileURLToPath(new URL('../browser/fixtureServer.ts', import.meta.url))

/** Builds a version in a process of its own and returns its folder. */
function build(edition: Edition): string {
  const args = [
    '--import',
    import.meta.resolve('tsx'),
    fixtureServer,
    JSON.stringify(siteVersion(edition)),
  ]
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n').at(-1) ?? ''
}

const seed = Number(values.seed)
console.log(`seed ${seed}`)
const roots = editions.map(build)
const browser = await chromium.launch(browserSettings.use.launchOptions)
try {
  const { visits, faults, actions, violations } = await runFaults(browser, {
    folders: roots.map((root) => join(root, 'dist')),
    seed,
    onVisit(number, result) {
      console.log(
        `visit ${number}: ${result.faults} faults, ${result.violations.length} violations`,
      )
      if (values.trace) console.log(result.trace.join('\n'))
    },
    // A single visit is enough to reproduce a violation.
    ...(values.visit === undefined
      ? { faults: Number(values.faults), parallel: Number(values.jobs) }
      : { faults: 1, parallel: 1, firstVisit: Number(values.visit) }),
  })
  for (const violation of violations) console.log(`\n${violation}`)
  console.log(
    `\nseed ${seed}: ${faults} faults in ${actions} actions of ${visits} visits, ${violations.length} visits with violations`,
  )
  if (violations.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  for (const root of roots) rmSync(root, { recursive: true, force: true })
}
