import { join } from 'node:path'
import type { Loading } from './loading.ts'
import type { PostSource } from './loadPosts.ts'
import type { Image } from './model.ts'
import { isRefusal } from '../markdown/refusal.ts'

/** The cover of a game: a picture beside its file, or beside the original of that. */
export function coverOf({ front, file, locate }: PostSource, loading: Loading): Image | undefined {
  const { root, config, assets, report } = loading
  const written = front.cover
  if (written === undefined) return undefined
  const places = [file.locale, config.defaultLocale].map((locale) =>
    join(root, 'content', locale, file.key, '..', written),
  )
  const cover = assets.image(places, 'content')
  if (cover && !isRefusal(cover)) return cover
  report({
    severity: 'error',
    file: file.file,
    ...locate('cover'),
    message: `cover: ${written} ${cover?.refused ?? 'does not exist'}`,
    hint: cover?.hint ?? 'Write its path from this file, such as ./covers/name.svg.',
  })
  return undefined
}
