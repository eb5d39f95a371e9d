import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hrefOf, isExternal } from '../../config/address.ts'
import type { LocaleId, SiteConfig } from '../../config/site.ts'
import { compileEntry, type CompileTools } from '../../content/compileEntry.ts'
import { entryBody } from '../../content/entry.ts'
import { FrameDocuments } from '../../content/frameDocuments.ts'
import { nestToc } from '../../markdown/headings.ts'
import type { BrowserSupport, Resolver } from '../../markdown/writeContext.ts'
import type { Image } from '../../content/model.ts'
import { naturalSize } from '../../content/naturalSize.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { resolveLab } from '../../content/resolveLab.ts'
import type { SourceFile } from '../../content/sourceFile.ts'
import type { LabInfo } from '../../features/labs/lab.ts'
import { en } from '../../i18n/en.ts'
import { stringsFor } from '../../i18n/stringsFor.ts'
import type { GalleryPageData } from '../../pages/gallery/galleryPage.ts'
import type { Route } from '../../pages/route.ts'

/** The folder of the gallery's own files, relative to the engine's folder. */
export const galleryFolder = 'src/pages/gallery/'
const onDisk = (name: string) =>
  fileURLToPath(new URL(`../../../${galleryFolder}${name}`, import.meta.url))
/** The languages in which the gallery's text exists. */
const proseLocales: readonly LocaleId[] = ['zh', 'en']

/** The page that shows the theme, in every locale. It exists in dev only, not in a build. */
export async function galleryRoutes(
  config: SiteConfig,
  tools: CompileTools,
  labs: readonly LabInfo[],
): Promise<{
  routes: Route<GalleryPageData>[]
  frames: FrameDocuments
  diagnostics: Diagnostic[]
}> {
  const picture = pictures(config)
  const frames = new FrameDocuments(config.base, tools.engineHash)
  const diagnostics: Diagnostic[] = []
  // Its text has formulas, whatever the settings say about them, and its sample of a video is no reason to allow the video's site.
  const { policy: _, ...withoutPolicy } = tools
  const sampleTools: CompileTools = {
    ...withoutPolicy,
    math: async () => (await import('../../markdown/renderMath.ts')).renderMath,
  }
  const routes = config.locales.map(async ({ id: locale }): Promise<Route<GalleryPageData>> => {
    const file = readProse(proseLocales.includes(locale) ? locale : 'en', labs)
    const resolve = resolver(config, locale, picture, labs, frames)
    const strings = stringsFor(file.locale) ?? en
    const inputs = { file, locale, resolve, strings, takeTitle: false }
    const compiled = await compileEntry(inputs, sampleTools)
    for (const diagnostic of compiled.diagnostics)
      diagnostics.push({ file: file.file, ...diagnostic })
    const prose = { body: entryBody(file, compiled), toc: nestToc(compiled.headings, [3, 4]) }
    return {
      locale,
      path: '/_theme',
      file: file.file,
      page: { kind: 'gallery', prose, picture: picture('picture.svg') },
    }
  })
  return { routes: await Promise.all(routes), frames, diagnostics }
}

function readProse(locale: LocaleId, [lab]: readonly LabInfo[]): SourceFile {
  const key = `prose.${locale}.md`
  // The engine has no lab of its own, so the gallery shows one of the site, if there is one.
  const source = readFileSync(onDisk(key), 'utf8').replace(
    /^::lab$/m,
    lab ? `::lab{name="${lab.name}"}` : '',
  )
  return { key, locale, file: galleryFolder + key, source }
}

/** Vite serves the engine's folder, so the pictures of the gallery are at their paths in it. */
function pictures({ base }: SiteConfig): (name: string) => Image {
  return (name) => ({ src: base + galleryFolder + name, ...naturalSize(onDisk(name)) })
}

function resolver(
  config: SiteConfig,
  locale: LocaleId,
  image: Resolver['image'],
  labs: readonly LabInfo[],
  frames: FrameDocuments,
): Resolver {
  return {
    link(target) {
      if (isExternal(target)) return { kind: 'external', href: target }
      return {
        kind: 'page',
        href: target.startsWith('#') ? target : hrefOf(config, locale, target),
      }
    },
    image,
    codeFile: () => undefined,
    diagram: (name) => readFileSync(onDisk(name), 'utf8'),
    lab: (name) =>
      resolveLab(
        name,
        labs.map((lab) => lab.name),
      ),
    baseline: (id) => ({ kind: 'found', id, support: sampleSupport(id) }),
    frame: (document) => frames.add(document),
    liveScripts: frames.scripts,
    lang: config.locales.find(({ id }) => id === locale)?.lang ?? locale,
  }
}

/** Each state of a feature, by the ids that the gallery's text names. */
function sampleSupport(id: string): BrowserSupport {
  return id === 'limited'
    ? {
        state: id,
        has: ['Chrome 125', 'Edge 125'],
        lacks: ['Firefox', 'Safari'],
        date: '2026-09-22',
      }
    : { state: id === 'low' ? id : 'high', since: '2024-05-13', orEarlier: false }
}
