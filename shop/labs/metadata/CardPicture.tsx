'use client'

import type { ReactNode } from 'react'
import styles from './MetadataLab.module.css'

/** A placeholder for the picture of a page: the seal of the shop below its awning. */
export function CardPicture({
  large,
  alt,
}: {
  large: boolean
  alt: string | undefined
}): ReactNode {
  const [width, height] = large ? [400, 210] : [120, 120]
  const side = large ? 84 : 56
  const stripes = Array.from({ length: Math.ceil(width / 40) }, (_, index) => index * 40)
  return (
    <svg
      className={styles['picture']}
      viewBox={`0 0 ${width} ${height}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {stripes.map((x) => (
        <rect key={x} x={x} width="20" height={large ? 34 : 18} />
      ))}
      <rect x={(width - side) / 2} y={(height - side) / 2 + 8} width={side} height={side} rx="8" />
      <text
        x={width / 2}
        y={height / 2 + 8 + side * 0.24}
        fontSize={side * 0.66}
        textAnchor="middle"
      >
        杂
      </text>
    </svg>
  )
}
