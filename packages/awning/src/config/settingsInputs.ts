import { socialImagesManifest } from './socialImagesPackage.ts'

/** What settings depend on besides what is written in them. Nothing else may be read where they are parsed. */
export interface SettingsInputs {
  /** Replaces the address of the site. */
  readonly url: string | undefined
  /** Whether the package for social images is installed. */
  readonly hasSocialImages: boolean
}

/** The name under which a build records them, if it knows that settings depend on nothing else. */
export const settingsInputsFact = 'settingsInputs'

type Env = Readonly<Record<string, string | undefined>>

export function settingsInputs(env: Env = process.env): SettingsInputs {
  return {
    url: env['SITE_URL']?.replace(/\/+$/, ''),
    hasSocialImages: socialImagesManifest() !== undefined,
  }
}
