import { test, type BrowserContext, type Page } from '@playwright/test'
import { bundleRuntime } from '../content/examples/bundleRuntime.ts'
import type { Problem } from '../content/examples/claim.ts'
import type { ContentFence } from '../content/examples/contentFences.ts'
import { examplePage } from '../content/examples/examplePage.ts'
import { judge, type Run } from '../content/examples/judge.ts'
import { prepareProgram, type Program } from '../content/examples/prepareProgram.ts'
import { problemLines } from '../content/examples/expectNoProblems.ts'

/** As long as an example may take. */
export const longestRun = 2000

let runtime: Promise<string> | undefined

/** Runs the scripts of one file one after another, and returns which of their claims are false. */
export async function runExamples(
  context: BrowserContext,
  scripts: readonly ContentFence[],
  fences: readonly ContentFence[],
): Promise<string[]> {
  runtime ??= bundleRuntime('browser')
  await context.addInitScript({ content: await runtime })
  const programs = new Map(
    scripts.map((script) => [
      script,
      prepareProgram(script.code, script.lang === 'ts' ? 'ts' : 'js'),
    ]),
  )
  await serve(context, programs, fences)
  const problems: string[] = []
  let page = await context.newPage()
  for (const [script, program] of programs) {
    const run = await test.step(`${script.file}:${script.line}`, () =>
      runInPage(page, script, program))
    problems.push(...problemLines(script, findProblems(program, run)))
    // A page that hangs cannot navigate, so it is closed.
    if (run.isStopped) [page] = [await context.newPage(), void page.close()]
  }
  return problems
}

/** Each script has an origin of its own, so that it finds no storage of another; a secure one, as pages have. */
function originOf(script: ContentFence): string {
  return `https://line-${script.line}.example.test`
}

/** Answers every request: nothing leaves the machine. */
async function serve(
  context: BrowserContext,
  programs: ReadonlyMap<ContentFence, Program>,
  fences: readonly ContentFence[],
): Promise<void> {
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url())
    for (const [script, { code }] of programs) {
      if (url.origin !== originOf(script)) continue
      if (url.pathname === '/example.js') {
        return route.fulfill({ contentType: 'text/javascript', body: code })
      }
      if (url.pathname === '/') {
        const body = examplePage(script, fences)
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      }
    }
    return route.fulfill({ status: 404, body: '' })
  })
}

async function runInPage(page: Page, script: ContentFence, program: Program): Promise<Run> {
  if (program.problems.length > 0) return { events: [], isStopped: false }
  const origin = originOf(script)
  await page.goto(`${origin}/`)
  const run = page.evaluate(
    ([url, claims, longest]) => globalThis.__runExample(url, claims, longest),
    [`${origin}/example.js`, program.claims, longestRun] as const,
  )
  return Promise.race([run, hang()])
}

/** A loop without an end blocks the page, and with it the clock that would stop it. */
async function hang(): Promise<Run> {
  await new Promise((resolve) => void setTimeout(resolve, 2 * longestRun).unref())
  return { events: [], isStopped: true }
}

function findProblems(program: Program, run: Run): readonly Problem[] {
  if (program.problems.length > 0) return program.problems
  return judge(program.claims, run, (stack) => {
    const place = /\/example\.js:(\d+):(\d+)/.exec(stack)
    return place ? program.lineOf(Number(place[1]), Number(place[2])) : undefined
  })
}

declare global {
  var __runExample: (address: string, claims: Program['claims'], longest: number) => Promise<Run>
}
