import type { ReactNode } from 'react'
import type { Image } from '../../../content/model.ts'
import styles from '../../../theme/posts/PostParts.module.css'

/** A game's cover. The title beside it says what it is, so it is decoration. */
export function Cover({ image }: { image: Image }): ReactNode {
  return (
    <img
      className={styles['cover']}
      src={image.src}
      width={image.width}
      height={image.height}
      alt=""
      decoding="async"
    />
  )
}
