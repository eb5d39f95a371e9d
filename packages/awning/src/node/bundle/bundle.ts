import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import type { MdxModule } from '../../content/model.ts'
import { basePlaceholder } from './basePlaceholder.ts'
import { buildEnvironments } from './buildEnvironments.ts'
import { bundleInline, inlineScripts } from './bundleInline.ts'
import { loadedFiles } from './loadedFiles.ts'
import { outsideReads, outsideReadsFile } from './outsideReads.ts'
import { viteConfig } from './viteConfig.ts'

/** Plain data, so that it can be sent to another thread. */
export interface BundleOptions {
  readonly root: string
  readonly outDir: string
  readonly modules: Readonly<Record<string, MdxModule>>
}

/**
 * Bundles the three environments and the inline scripts into a folder, for any base; returns the
 * files that were loaded.
 */
export async function bundle({ modules, ...options }: BundleOptions): Promise<readonly string[]> {
  // Vite chooses the JSX runtime by this variable, which a test runner or a shell may have set differently.
  const mode = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const loaded = loadedFiles()
  const outside = outsideReads()
  try {
    const config = viteConfig({
      ...options,
      base: basePlaceholder,
      modules: () => modules,
      command: 'build',
    })
    const plugins = [...(config.plugins ?? []), loaded.plugin, outside.plugin]
    const builder = await createBuilder({ ...config, plugins })
    await buildEnvironments(builder)
  } finally {
    if (mode === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = mode
  }
  for (const name of inlineScripts) {
    await writeFile(join(options.outDir, `${name}.js`), await bundleInline(name))
  }
  if (outside.list().length > 0)
    await writeFile(join(options.outDir, outsideReadsFile), JSON.stringify(outside.list()))
  // Without this file, Node would use the `type` of a package.json in a folder above.
  await writeFile(join(options.outDir, 'package.json'), '{ "type": "module" }')
  return loaded.list()
}
