import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** Bundles what runs with the examples into one script, because workers and pages load no TypeScript. */
export async function bundleRuntime(name: 'node' | 'browser'): Promise<string> {
  const input = fileURLToPath(new URL(`./runtime/${name}.ts`, import.meta.url))
  const bundle = await rolldown({ input, platform: name })
  const { output } = await bundle.generate({ format: name === 'node' ? 'esm' : 'iife' })
  await bundle.close()
  return output[0].code
}
