import { join } from 'node:path'
import type { Loading } from './loading.ts'
import type { Image } from './model.ts'
import type { SourceFile } from './sourceTree.ts'

/** Finds pictures next to a post's file and, for a translation, next to the original. */
export function postImages(
  file: SourceFile,
  { root, config, assets }: Loading,
): (path: string) => Image | undefined {
  return (path) =>
    [file.locale, config.defaultLocale]
      .map((locale) => join(root, 'content', locale, file.key, '..', path))
      .map((found) => assets.image(found, assets.file(found)))
      .find((image) => image !== undefined)
}
