import type { ReactNode } from 'react'
import type { Image } from '../../content/model.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './PostParts.module.css'

/** The picture of a post. The title beside it says what it shows, so it is decoration. */
export function PostPicture({ image, sizes }: { image: Image; sizes: string }): ReactNode {
  return <Picture className={styles['picture']} image={image} sizes={sizes} alt="" />
}
