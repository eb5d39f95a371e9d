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
  /** The document that is sandboxed. */
  readonly html: string
  /** The document around it, for an example that asks that for React; the others share one. */
  readonly host?: string
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
  const shared = liveFrame('', 'x', 'en')
  const problems: string[] = []
  for (let start = 0; start < exercises.length; start += batch) {
    const some = exercises.slice(start, start + batch)
    const frames = await Promise.all(
      some.flatMap((exercise) => [
        frameOf(exercise, exercise.given),
        frameOf(exercise, exercise.answered),
      ]),
    )
    const found = await page.evaluate(runFrames, { frames, shared, width, longestRun })
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
  if (code === undefined) return { html: exampleDocument(sources, lang, undefined, check), height }
  const component = (await loadRenderJsx())(code, language)
  if ('mistakes' in component) throw new Error(JSON.stringify(component.mistakes))
  const html = exampleDocument(sources, lang, component, check)
  return { html, host: liveFrame('', 'x', lang, `${origin}/react.js`), height }
}

interface Batch {
  readonly frames: readonly Frame[]
  /** The document around examples that do not need one of their own. */
  readonly shared: string
  readonly width: number
  readonly longestRun: number
}

/** Runs in the page. Returns for each frame what its check did not find. */
async function runFrames({ frames, shared, width, longestRun }: Batch): Promise<string[][]> {
  // All in view: a browser runs no animation frames in others.
  const place = (frame: HTMLIFrameElement, height: string) => {
    frame.style.cssText = `position:fixed;inset:0 auto auto 0;border:0;width:${width}px;height:${height}`
  }
  const openHost = async (html: string) => {
    const host = document.createElement('iframe')
    place(host, '100%')
    host.srcdoc = html
    const loaded = new Promise((resolve) => host.addEventListener('load', resolve))
    document.body.append(host)
    await loaded
    host.contentDocument?.querySelector('iframe')?.remove()
    return host
  }
  const run = (host: HTMLIFrameElement, { html, height }: Frame) =>
    new Promise<string[]>((resolve) => {
      const frame = document.createElement('iframe')
      const end = (failed: string[]) => {
        clearTimeout(timer)
        removeEventListener('message', onMessage)
        frame.remove()
        resolve(failed)
      }
      const onMessage = ({ source, data }: MessageEvent) => {
        if (!source || source !== frame.contentWindow || data.check !== 'end') return
        const failed = data.results.filter(({ passed }: { passed: boolean }) => !passed)
        const texts = failed.map(({ text }: { text: string }) => text)
        if (data.results.length === 0) texts.push('the check has checked nothing')
        end(texts.length > 0 && data.error ? [...texts, data.error] : texts)
      }
      const timer = setTimeout(() => end(['does not end']), longestRun)
      addEventListener('message', onMessage)
      place(frame, `${height}px`)
      frame.setAttribute('sandbox', 'allow-scripts allow-forms')
      frame.srcdoc = html
      host.contentDocument?.body.append(frame)
    })
  const host = await openHost(shared)
  const found = await Promise.all(
    frames.map(async (frame) => run(frame.host ? await openHost(frame.host) : host, frame)),
  )
  document.body.replaceChildren()
  return found
}
