/** What a kind of page says about the social image of one of its pages: words and a cover, no look. */
export interface SocialCard {
  readonly title: string
  /**
   * Where the page is in the site, outermost first, without the page itself.
   * @example ['Docs', 'CSS']
   */
  readonly section?: readonly string[]
  /** One or two sentences. As many of them are shown as there is room for. */
  readonly description?: string
  /**
   * Short facts, shown on one line.
   * @example ['May 3, 2022', 'Ada Lovelace']
   */
  readonly facts?: readonly string[]
  /** A picture that represents the page. */
  readonly cover?: ImageFile
  /** `docs`, or the id of a collection of posts: the accent colour of that area is used. */
  readonly area?: string
}

/** A picture file that a social image shows. */
export interface ImageFile {
  readonly file: string
  /** Hash of its bytes: a file that changes under the same name leads to a new social image. */
  readonly hash: string
  /** Its own size in pixels, where it is known. */
  readonly width?: number
  readonly height?: number
}

export function isImageFile(value: unknown): value is ImageFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    typeof value.file === 'string' &&
    'hash' in value &&
    typeof value.hash === 'string'
  )
}
