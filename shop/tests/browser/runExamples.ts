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

/** A page that runs the examples of many files, one after another. */
export interface ExampleRunner {
  /** Runs the scripts of one file, and returns which of their claims are false. */
  run(scripts: readonly ContentFence[], fences: readonly ContentFence[]): Promise<string[]>
}

interface ServedExample {
  readonly script: ContentFence
  readonly program: Program
  /** Everything that the file contains, for the markup and styles that the script works on. */
  readonly fences: readonly ContentFence[]
}

export async function openExampleRunner(context: BrowserContext): Promise<ExampleRunner> {
  await context.addInitScript({ content: await bundleRuntime('browser') })
  const served = new Map<string, ServedExample>()
  await serve(context, served)
  let page = await context.newPage()
  return {
    async run(scripts, fences) {
      const problems: string[] = []
      for (const script of scripts) {
        const program = prepareProgram(script.code, script.lang === 'ts' ? 'ts' : 'js')
        // Each script has an origin of its own, so that it finds no storage of another; a secure one, as pages have.
        const origin = `https://example-${served.size}.site.test`
        served.set(origin, { script, program, fences })
        const run = await test.step(`${script.file}:${script.line}`, () =>
          runInPage(page, origin, program))
        problems.push(...problemLines(script, findProblems(program, run)))
        // A page that hangs cannot navigate, so it is closed.
        if (run.isStopped) [page] = [await context.newPage(), void page.close()]
      }
      return problems
    },
  }
}

/** Answers every request: nothing leaves the machine. */
async function serve(
  context: BrowserContext,
  served: ReadonlyMap<string, ServedExample>,
): Promise<void> {
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url())
    const example = served.get(url.origin)
    if (example && url.pathname === '/example.js')
      return route.fulfill({ contentType: 'text/javascript', body: example.program.code })
    if (example && url.pathname === '/') {
      const body = examplePage(example.script, example.fences)
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    }
    return route.fulfill({ status: 404, body: '' })
  })
}

async function runInPage(page: Page, origin: string, program: Program): Promise<Run> {
  if (program.problems.length > 0) return { events: [], isStopped: false }
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
