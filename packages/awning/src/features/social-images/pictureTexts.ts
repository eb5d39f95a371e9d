import { isImageFile } from './socialCard.ts'
import type { SocialPicture } from './socialPicture.ts'

/** Every text that a picture may show, including those for which there may be no room. */
export function pictureTexts(picture: SocialPicture): string[] {
  // A text that is cut ends with an ellipsis.
  return ['…', '...', ...textsIn([picture.card, picture.data, picture.site])]
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || isImageFile(value)) return []
  return Object.values(value).flatMap(textsIn)
}
