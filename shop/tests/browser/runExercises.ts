import type { Page } from '@playwright/test'
import {
  exampleDocument,
  type LiveSources,
} from '../../../packages/awning/src/markdown/liveDocument.ts'
import { liveFrame } from '../../../packages/awning/src/markdown/liveFrame.ts'
import { loadRenderJsx } from '../../../packages/awning/src/node/live/renderJsx.ts'
import { bundleLive } from '../../../packages/awning/src/node/live/liveScripts.ts'
import type { ContentExercise } from '../content/exercises/contentExercises.ts'

/** About as wide as the result is beside its code on a desktop, and on a phone. */
const width = 320
/** How many exercises run at a time. */
const batch = 16
/** How long one may take, in milliseconds. */
const longestRun = 8000

const origin = 'https://exercises.site.test'

interface Frame {
  readonly html: string
  readonly height: number
}

/** Checks the given code and the answer of each exercise in frames of one page, and returns what is wrong. */
export async function runExercises(
  page: Page,
  exercises: readonly ContentExercise[],
): Promise<string[]> {
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().url().endsWith('/react.js'))
      await route.fulfill({ contentType: 'text/javascript', body: await bundleLive('liveReact') })
    else await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' })
  })
  await page.goto(origin)
  const problems: string[] = []
  for (let start = 0; start < exercises.length; start += batch) {
    const some = exercises.slice(start, start + batch)
    const frames = await Promise.all(
      some.flatMap((exercise) => [
        frameOf(exercise, exercise.given),
        frameOf(exercise, exercise.answered),
      ]),
    )
    const found = await page.evaluate(runFrames, { frames, width, longestRun })
    for (const [index, { name }] of some.entries()) {
      if (found[2 * index]?.length === 0)
        problems.push(`${name}: passes with the code that is given`)
      const failed = found[2 * index + 1] ?? ['nothing was found']
      if (failed.length > 0) problems.push(`${name}: fails with its answer: ${failed.join('; ')}`)
    }
  }
  return problems
}

async function frameOf(
  { lang, check, height }: ContentExercise,
  sources: LiveSources,
): Promise<Frame> {
  const language = sources.tsx === undefined ? 'jsx' : 'tsx'
  const code = sources[language]
  if (code === undefined)
    return { html: liveFrame(exampleDocument(sources, lang, undefined, check), 'x', lang), height }
  const component = (await loadRenderJsx())(code, language)
  if ('mistakes' in component) throw new Error(JSON.stringify(component.mistakes))
  const document = exampleDocument(sources, lang, component, check)
  return { html: liveFrame(document, 'x', lang, `${origin}/react.js`), height }
}

/** Runs in the page. Returns for each frame what its check did not find. */
function runFrames({
  frames,
  width,
  longestRun,
}: {
  frames: Frame[]
  width: number
  longestRun: number
}): Promise<string[][]> {
  const run = ({ html, height }: Frame) =>
    new Promise<string[]>((resolve) => {
      const frame = document.createElement('iframe')
      const end = (failed: string[]) => {
        clearTimeout(timer)
        removeEventListener('message', onMessage)
        frame.remove()
        resolve(failed)
      }
      const onMessage = ({ source, data }: MessageEvent) => {
        if (source !== frame.contentWindow?.[0] || data.check !== 'end') return
        const failed = data.results.filter(({ passed }: { passed: boolean }) => !passed)
        const texts = failed.map(({ text }: { text: string }) => text)
        if (data.results.length === 0) texts.push('the check has checked nothing')
        end(texts.length > 0 && data.error ? [...texts, data.error] : texts)
      }
      const timer = setTimeout(() => end(['does not end']), longestRun)
      addEventListener('message', onMessage)
      // All in view: a browser runs no animation frames in others.
      frame.style.cssText = `position:fixed;inset:0 auto auto 0;border:0;width:${width}px;height:${height}px`
      frame.srcdoc = html
      document.body.append(frame)
    })
  return Promise.all(frames.map(run))
}
