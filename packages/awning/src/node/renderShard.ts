import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Asset } from '../content/model.ts'
import { shareOf, type Shard } from '../content/shard.ts'
import type { SiteFile } from '../content/siteFile.ts'
import { copyAssets, type CopyOptions } from './output/copyAssets.ts'
import { OutputFolder } from './output/outputFolder.ts'
import { renderRoutes, type RenderRoutesOptions } from './render/renderRoutes.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

export interface RenderShardOptions extends Omit<RenderRoutesOptions, 'output' | 'lastPages'> {
  readonly shard: Shard
  readonly assets: readonly Asset[]
  readonly copying: Omit<CopyOptions, 'output'>
  readonly socialImages: readonly SiteFile[]
}

/**
 * Renders one machine's share of the pages and pictures into the remote cache, and returns how many pages
 * were rendered. The files themselves are thrown away: the build that assembles the site fetches them.
 */
export async function renderShard(options: RenderShardOptions): Promise<number> {
  const { shard, cacheDir, remote } = options
  const output = new OutputFolder(join(cacheDir, 'shard'))
  const writing = { ...options, output }
  try {
    const pictures = options.assets.filter(({ encoding }) => encoding !== undefined)
    const [{ pages, fetchedPages }] = await Promise.all([
      renderRoutes({ ...writing, lastPages: new Map() }),
      copyAssets([], shareOf(pictures, shard), { ...options.copying, output }),
      writeSiteFiles('Rendering social images', shareOf(options.socialImages, shard), {
        ...writing,
        concurrency: availableParallelism() * 2,
      }),
    ])
    return pages.size - fetchedPages
  } finally {
    // Pages that could be rendered are of use, even if others failed.
    await remote?.settled()
    output.discard()
  }
}
