import type { SocialImages } from './defineSocialImages.ts'

/** The site's own composition of social images, as Node has loaded it. */
export interface LoadedSocialImages {
  /** The module that `site.code.ts` names, relative to the site's folder, for messages. */
  readonly file: string
  /** Hash of that module and everything it imports from the site: pictures are made again when it changes. */
  readonly hash: string
  readonly definition: SocialImages
}

export function isSocialImages(value: unknown): value is SocialImages {
  return (
    typeof value === 'object' &&
    value !== null &&
    'compose' in value &&
    typeof value.compose === 'function'
  )
}
