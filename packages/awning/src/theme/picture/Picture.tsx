import type { ComponentProps, ReactNode } from 'react'
import type { Image } from '../../content/model.ts'
import styles from './Picture.module.css'

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  readonly image: Image
  /** How wide it is shown, for the choice among its widths: `(max-width: 40rem) 100vw, 20rem`. */
  readonly sizes: string
}

/** A picture of the content in the best format that the browser knows; the other props are those of the image. */
export function Picture({ image, sizes, ...props }: Props): ReactNode {
  const { src, width, height, sources } = image
  const img = <img src={src} width={width} height={height} decoding="async" {...props} />
  if (!sources) return img
  return (
    <picture className={styles['picture']}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}
