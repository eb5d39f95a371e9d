import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** Scripts that are one file each: inline in pages, or `sw.js`. */
const sources = {
  boot: 'client/boot/boot.ts',
  baseUrl: 'client/boot/baseUrlWarning.ts',
  worker: 'features/offline/worker/worker.ts',
  withoutWorker: 'features/offline/worker/withoutWorker.ts',
} as const

export type InlineScript = keyof typeof sources

export const inlineScripts = Object.keys(sources) as readonly InlineScript[]

/** A script as one line; its constants are put in when the build knows them. */
export async function bundleInline(name: InlineScript): Promise<string> {
  const input = fileURLToPath(new URL(`../../${sources[name]}`, import.meta.url))
  const bundle = await rolldown({ input })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  // Notes for bundlers are nothing to a browser.
  return output[0].code.replace(/\/\*[^`]*?\*\/\s*/g, '').trim()
}
