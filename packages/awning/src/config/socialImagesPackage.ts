import { createRequire } from 'node:module'

/** The package with everything that only social images need. Sites without them do not install it. */
export const socialImagesPackage = 'awning-social-images'

/** The path of its `package.json`; undefined where it is not installed. */
export function socialImagesManifest(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`${socialImagesPackage}/package.json`)
  } catch {
    return undefined
  }
}
