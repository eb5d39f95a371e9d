import { join } from 'node:path'
import { isRejectedFile } from '../markdown/rejectedFile.ts'
import type { LoadContext } from './loadContext.ts'
import type { PostSource } from './loadPosts.ts'
import type { Image } from './model.ts'

/**
 * Finds images that a field of the front matter names, next to the post's file or, for a
 * translation, next to the original. One that cannot be used is reported.
 */
export function postImages(
  { file, locate }: Pick<PostSource, 'file' | 'locate'>,
  { root, config, assets, report }: LoadContext,
): (field: string, path: string) => Image | undefined {
  return (field, path) => {
    const candidates = [file.locale, config.defaultLocale].map((locale) =>
      join(root, 'content', locale, file.key, '..', path),
    )
    const image = assets.image(candidates, 'content')
    if (image && !isRejectedFile(image)) return image
    report({
      severity: 'error',
      file: file.file,
      ...locate(field),
      message: `${field}: ${path} ${image?.reason ?? 'does not exist'}`,
      hint: image?.hint ?? 'Write its path from this file, such as ./covers/name.svg.',
    })
    return undefined
  }
}
