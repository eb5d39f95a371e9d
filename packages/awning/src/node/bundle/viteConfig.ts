import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'
import type { InlineConfig } from 'vite'
import type { MdxModule } from '../../content/model.ts'
import { appTarget, styleTargets } from './browserTargets.ts'
import { engineRoot } from './engineHash.ts'
import { layerOrder } from './layerOrder.ts'
import { mdxPlugin } from './mdxPlugin.ts'
import { referenceChunks } from './referenceChunks.ts'
import { scopedNames } from './scopedNames.ts'
import { assetFileName, scriptNames } from './clientHashes.ts'
import { serverStyles } from './serverStyles.ts'
import { siteCodePlugin } from './siteCodePlugin.ts'
import { siteImports } from './siteImports.ts'
import { isSiteSpecific } from './siteSpecific.ts'

export interface ViteOptions {
  /** The site's root: where `content/`, `public/` and `site.code.ts` are. */
  readonly root: string
  readonly base: string
  readonly outDir: string
  readonly command: 'build' | 'serve'
  readonly modules: () => Readonly<Record<string, MdxModule>>
}

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const sharedSources = ['client/', 'config/', 'theme/icons/', 'theme/progress/useIsSlow.ts'].map(
  source,
)

/**
 * One chunk for the modules that both the entry and the theme need, and every page therefore loads.
 * Otherwise each of them would be a separate file, with its address in every document. Modules with
 * styles are excluded: their sheet would not be assigned to a component.
 */
const sharedChunk = {
  name: 'shared',
  test: (id: string) =>
    /node_modules\/react(?:-dom)?\//.test(id) || sharedSources.some((path) => id.startsWith(path)),
  minShareCount: 2,
}

export function viteConfig({ root, base, outDir, command, modules }: ViteOptions): InlineConfig {
  const names = () =>
    isSiteSpecific(root, modules()) ? scopedNames(engineRoot, root) : scopedNames(engineRoot)
  // Fixed in the bundle, so that it does not depend on the environment of the process.
  const define = command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {}
  const environment = (name: string) => ({
    define,
    build: {
      outDir: `${outDir}/${name}`,
      minify: name === 'client',
      emptyOutDir: true,
      // On a slow machine the bundler would warn authors that the engine's plugins are slow.
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { assetFileNames: assetFileName },
      },
    },
  })
  return {
    configFile: false,
    root: engineRoot,
    resolve: {
      // There is one React, the engine's, whatever the site's folder has installed.
      dedupe: ['react', 'react-dom'],
      alias:
        command === 'serve'
          ? { './flightStream.ts': source('node/entries/flightStreamDev.ts') }
          : {},
    },
    base,
    publicDir: command === 'serve' ? join(root, 'public') : false,
    appType: 'custom',
    clearScreen: false,
    logLevel: 'warn',
    cacheDir: `${engineRoot}.cache/vite`,
    // Vite reads this option here, not in the environments.
    build: { cssTarget: styleTargets },
    ...(command === 'build' ? { css: { modules: { generateScopedName: names() } } } : {}),
    plugins: [
      layerOrder(),
      siteImports(root),
      siteCodePlugin(root),
      mdxPlugin({ root, componentsFile: source('theme/article/mdxComponents.tsx'), modules }),
      react({ include: /\.(?:mdx|[jt]sx?)$/ }),
      rsc({
        entries: {
          rsc: source(`node/entries/${command === 'build' ? 'rsc' : 'rscDev'}.tsx`),
          ssr: source(`node/entries/${command === 'build' ? 'ssr' : 'ssrDev'}.tsx`),
          client: source('node/entries/client.tsx'),
        },
        serverHandler: false,
        // The theme is one chunk, which every page needs; components of some pages only are separate chunks.
        clientChunks: ({ normalizedId }) =>
          /^src\/(?:theme\/(?!tabs\/|nav-items\/)|client\/|features\/search\/panel\/)/.test(
            normalizedId,
          )
            ? 'theme'
            : normalizedId,
      }),
      referenceChunks(),
      scriptNames(),
      serverStyles(),
    ],
    environments: {
      rsc: environment('rsc'),
      ssr: environment('ssr'),
      client: {
        build: {
          ...environment('client').build,
          target: appTarget,
          modulePreload: false,
          rolldownOptions: {
            ...environment('client').build.rolldownOptions,
            output: { assetFileNames: assetFileName, codeSplitting: { groups: [sharedChunk] } },
          },
        },
      },
    },
  }
}
