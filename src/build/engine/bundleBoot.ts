import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** Boot as one line of script; its constants are put in when the build knows them. */
export async function bundleBoot(): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../../browser/boot/boot.ts', import.meta.url)),
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  // Notes for bundlers are nothing to a browser.
  return output[0].code.replace(/\/\*[^`]*?\*\/\s*/g, '').trim()
}
