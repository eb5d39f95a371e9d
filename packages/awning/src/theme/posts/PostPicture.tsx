import type { ReactNode } from 'react'
import type { Image } from '../../content/model.ts'
import styles from './PostParts.module.css'

/** The picture of a post. The title beside it says what it shows, so it is decoration. */
export function PostPicture({ image }: { image: Image }): ReactNode {
  return (
    <img
      className={styles['picture']}
      src={image.src}
      width={image.width}
      height={image.height}
      alt=""
      decoding="async"
    />
  )
}
