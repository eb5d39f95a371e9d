import { join } from 'node:path'
import { isSourceFile } from '../../cache/recording.ts'
import type { SiteConfig } from '../../config/site.ts'
import { socialImagesManifest, socialImagesPackage } from '../../config/socialImagesPackage.ts'
import type { Diagnostic } from '../../content/diagnostic.ts'
import { blockedHeadTags } from './blockedHeadTags.ts'
import { contrastWarnings } from './contrastWarnings.ts'
import { fontMistakes } from './fontMistakes.ts'
import { missingStringWarnings } from './missingStringWarnings.ts'
import { siteCss } from './siteCss.ts'

/** Mistakes in the settings that do not make them unusable, or can only be found by looking at the site's files. */
export function settingsDiagnostics(root: string, config: SiteConfig): Diagnostic[] {
  return [
    ...missingFiles(root, config),
    ...fontMistakes(root, config),
    ...missingSocialImages(config),
    ...siteCss(root, config).diagnostics,
    ...blockedHeadTags(config),
    ...contrastWarnings(config),
    ...missingStringWarnings(config),
  ]
}

function missingFiles(
  root: string,
  { logo, favicon = [], navbar, social }: SiteConfig,
): Diagnostic[] {
  const images = logo.image ? new Set([logo.image.light, logo.image.dark]) : []
  const named = [
    ...[...images].map((path) => ['logo.image', path, `public${path}`] as const),
    ...favicon.map((path) => ['favicon', path, `public${path}`] as const),
    ...navbar.items.flatMap(({ icon }, index) =>
      icon?.startsWith('/')
        ? [[`navbar.items[${index}].icon`, icon, `public${icon}`] as const]
        : [],
    ),
    ...(social === false ? [] : social.fonts).map((path) => ['social.fonts', path, path] as const),
  ]
  return named.flatMap(([option, path, file]): Diagnostic[] =>
    isSourceFile(join(root, file))
      ? []
      : [
          {
            severity: 'error',
            file: 'site.config.ts',
            message: `${option} names "${path}", which does not exist`,
            hint: `Put the file there (${file}), or change the setting.`,
          },
        ],
  )
}

/** Without the option, a site that lacks the package has no social images. With it, they were asked for. */
function missingSocialImages({ social }: SiteConfig): Diagnostic[] {
  if (social === false || socialImagesManifest() !== undefined) return []
  return [
    {
      severity: 'error',
      file: 'site.config.ts',
      message: `social: social images need the package ${socialImagesPackage}, which is not installed`,
      hint: `Run npm install ${socialImagesPackage}, or write social: false.`,
    },
  ]
}
