import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { liveScriptNames } from '../../content/frameDocuments.ts'
import type { FrameDocument } from '../../content/model.ts'
import { appTarget } from '../bundle/browserTargets.ts'
import { engineHash } from '../bundle/engineHash.ts'
import { packagesFolder } from '../compiled.ts'
import { scriptWithHash } from '../output/hashAtEnd.ts'
import type { OutputFolder } from '../output/outputFolder.ts'

type LiveEntry = 'liveReact' | 'liveServer' | 'jsxWorker'

const bundles = new Map<LiveEntry, Promise<string>>()

/** Bundles a script for live examples in JSX, once and only where a text has such an example. */
export function bundleLive(name: LiveEntry): Promise<string> {
  let bundled = bundles.get(name)
  if (!bundled) {
    bundled = bundle(name)
    bundles.set(name, bundled)
    bundled.catch(() => bundles.delete(name))
  }
  return bundled
}

async function bundle(name: LiveEntry): Promise<string> {
  const input = fileURLToPath(new URL(`../../features/live/jsx/${name}.ts`, import.meta.url))
  const define = { 'process.env.NODE_ENV': '"production"' }
  const build = await rolldown({
    input,
    platform: 'browser',
    transform: { define, target: appTarget },
    resolve: { alias: packagesFolder ? { sucrase: join(packagesFolder, 'sucrase.js') } : {} },
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code
}

/** The file of this name under `assets/`, if it is a script for live examples. */
export function liveScript(name: string): Promise<Buffer> | undefined {
  const names = liveScriptNames(engineHash())
  const entry =
    name === names.react ? 'liveReact' : name === names.compiler ? 'jsxWorker' : undefined
  return entry && bundleLive(entry).then((code) => scriptWithHash(name, Buffer.from(code)))
}

/** Writes the documents of frames, and the scripts that they need. */
export async function writeFrames(
  output: OutputFolder,
  frames: readonly FrameDocument[],
): Promise<void> {
  for (const { name, html } of frames) {
    const path = `assets/${name}`
    if (!output.reuse(path, name)) output.write(path, html, name)
  }
  const { react, compiler } = liveScriptNames(engineHash())
  if (!frames.some(({ html }) => html.includes(react))) return
  for (const name of [react, compiler]) {
    const path = `assets/${name}`
    const code = output.reuse(path, name) ? undefined : await liveScript(name)
    if (code) output.write(path, code, name)
  }
}
