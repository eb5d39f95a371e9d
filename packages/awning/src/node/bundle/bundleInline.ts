import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { appTarget, inlineTarget } from './browserTargets.ts'

/** Scripts that are bundled into one file each: inline scripts of pages, the one for analytics, `sw.js`, and one of the dev server. */
const sources = {
  boot: 'client/boot/boot.ts',
  bootWithChoices: 'client/boot/boot.ts',
  baseUrl: 'client/boot/baseUrlWarning.ts',
  analytics: 'features/analytics/countViews.ts',
  worker: 'features/offline/worker/worker.ts',
  withoutWorker: 'features/offline/worker/withoutWorker.ts',
  bundledUpdates: 'client/dev/bundledUpdates.ts',
} as const

export type InlineScript = keyof typeof sources

export const inlineScripts = Object.keys(sources) as readonly InlineScript[]

/** Scripts that only the app brings into use. */
const appScripts: ReadonlySet<InlineScript> = new Set(['worker', 'withoutWorker', 'bundledUpdates'])

/** Bundles and minifies a script; `inlineConstants.ts` fills in its constants later. */
export async function bundleInline(name: InlineScript): Promise<string> {
  const input = fileURLToPath(new URL(`../../${sources[name]}`, import.meta.url))
  const target = appScripts.has(name) ? appTarget : inlineTarget
  // Boot is part of every document, so the code for announcements and versions is only where there are some.
  const define = { HAS_CHOICES: String(name === 'bootWithChoices') }
  const bundle = await rolldown({ input, transform: { target, define } })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  // Comments for bundlers, such as `/* @__PURE__ */`, are of no use in a browser.
  return output[0].code.replace(/\s*\/\*[^`]*?\*\/\s*/g, '').trim()
}
