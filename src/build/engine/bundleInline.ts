import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** A script that stands inline in pages, as one line; its constants are put in when the build knows them. */
export async function bundleInline(name: 'boot' | 'baseUrl'): Promise<string> {
  const input = fileURLToPath(new URL(`../../browser/boot/${name}.ts`, import.meta.url))
  const bundle = await rolldown({ input })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  // Notes for bundlers are nothing to a browser.
  return output[0].code.replace(/\/\*[^`]*?\*\/\s*/g, '').trim()
}
