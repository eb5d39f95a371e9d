import { CacheStore } from '../cache/cacheStore.ts'
import { Recording } from '../cache/recording.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { Body } from '../content/model.ts'
import { noCode } from '../site-code/loadedCode.ts'
import type { BuildOptions, BuildResult } from './buildOptions.ts'
import { prepareSite, type PreparedSite } from './prepareSite.ts'
import { EarlyThreads } from './render/earlyThreads.ts'
import { renderBody } from './render/renderBody.ts'
import { renderShard } from './renderShard.ts'
import { scheduledFiles } from './scheduledText.ts'
import { siteCss } from './settings/siteCss.ts'
import { pictureFiles } from './siteFiles.ts'
import { withRestarts } from './withRestarts.ts'
import { writeOutput, type SiteWork } from './writeOutput.ts'

/** Files → content model → routes → HTML and payload → checks → `dist/`. No step changes the result of an earlier one. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  // The command line has a recording already, which contains the files of the settings too.
  const recording = Recording.current ?? new Recording(options.root)
  return recording.run(() =>
    withRestarts(async (isFirst) => {
      // A text that turns out to be missing or damaged is found, and made again, by the next attempt.
      const { cacheDir, remote } = options
      const cache = new CacheStore(cacheDir, { remote, isTrusted: isFirst })
      try {
        const result = await attempt(options, cache, recording)
        cache.evict()
        return result
      } finally {
        cache.close()
      }
    }),
  )
}

async function attempt(
  options: BuildOptions,
  cache: CacheStore,
  recording: Recording,
): Promise<BuildResult> {
  const threads = new EarlyThreads()
  try {
    const site = await prepareSite(options, cache, recording, threads)
    return await buildPrepared(options, site, workFor(site, options, cache, threads), recording)
  } finally {
    await threads.close()
  }
}

async function buildPrepared(
  options: BuildOptions,
  site: PreparedSite,
  work: SiteWork,
  recording: Recording,
): Promise<BuildResult> {
  const { shard, remote } = options
  if (!shard) return writeOutput(options, site, work, recording)
  const { rendering, copying, files, scheduled } = work
  const { assets } = site.loaded.content
  const socialImages = pictureFiles(files)
  const renderedPages = await renderShard({ ...rendering, shard, assets, copying, socialImages })
  const counts = { renderedPages, readFiles: recording.readCount, remote: remote?.counts }
  return { routes: rendering.routes, warnings: [], pending: [], scheduled, ...counts }
}

function workFor(
  site: PreparedSite,
  options: BuildOptions,
  cache: CacheStore,
  earlyThreads: EarlyThreads,
): SiteWork {
  const { root, code = noCode } = options
  const { config, loaded, addresses, engine, kinds, hasCode } = site
  const { routes, redirects } = addresses
  const { labs } = code
  const fileWarnings: Diagnostic[] = []
  return {
    rendering: {
      ...options,
      config,
      engine,
      content: loaded.content,
      routes,
      kinds,
      labs,
      hasCode,
      earlyThreads,
      siteCss: siteCss(root, config).css,
    },
    files: {
      root,
      config,
      cache,
      loaded,
      routes,
      redirects,
      kinds,
      labs,
      socialImages: code.socialImages,
      warn: (diagnostic: Diagnostic) => fileWarnings.push(diagnostic),
      renderBody: (body: Body) => renderBody(engine, body),
    },
    copying: {
      root,
      texts: loaded.texts.map(({ file }) => file),
      pictures: cache.bytes('pictures'),
    },
    scheduled: scheduledFiles(loaded.leftOut),
    fileWarnings,
  }
}
