'use client'

import type { ReactNode } from 'react'
import type { Box } from './shiftScore.ts'
import { view, type Arrival } from './smallPage.ts'
import type { VitalsStrings } from './strings.ts'

/** Between the two frames. */
const between = 60
/** Above them, for their names. */
const top = 44
const fontSize = 34

/** The small page before and after something came late, with the region that counts. */
export function SmallPage({
  arrival,
  words,
}: {
  arrival: Arrival
  words: VitalsStrings
}): ReactNode {
  const { before, after, shift, cause } = arrival
  const far = shift.moved.reduce<(typeof shift.moved)[number] | undefined>(
    (best, pair) =>
      best && best.after.y - best.before.y >= pair.after.y - pair.before.y ? best : pair,
    undefined,
  )
  const moved = shift.moved.map((pair) => pair.after.id)
  return (
    <svg
      viewBox={`-2 0 ${view.width * 2 + between + 4} ${view.height + top + 4}`}
      width="100%"
      role="img"
      aria-label={words.picture(words.causes[cause], shift.distance)}
      fontSize={fontSize}
      textAnchor="middle"
      fill="var(--ink)"
    >
      <text x={view.width / 2} y="30">
        {words.before}
      </text>
      <text x={view.width * 1.5 + between} y="30">
        {words.after}
      </text>
      <Frame boxes={before} moved={moved} words={words} x={0} />
      <Frame boxes={after} moved={moved} words={words} x={view.width + between}>
        <g fill="var(--accent)" opacity="0.16">
          {shift.region.map((part, index) => (
            <rect key={index} {...part} />
          ))}
        </g>
        {far && (
          <g stroke="var(--seal)" strokeWidth="5" fill="none">
            <path
              d={`M${view.width - 52} ${far.before.y}V${Math.min(far.after.y, view.height) - 4}m-14 -16l14 16l14 -16`}
            />
            <path d={`M${view.width - 76} ${far.before.y}h48`} />
          </g>
        )}
      </Frame>
    </svg>
  )
}

interface FrameProps {
  readonly boxes: readonly Box[]
  readonly moved: readonly string[]
  readonly words: VitalsStrings
  readonly x: number
  readonly children?: ReactNode
}

/** One frame: an SVG of its own cuts off what is below the fold. */
function Frame({ boxes, moved, words, x, children }: FrameProps): ReactNode {
  return (
    <>
      <svg x={x} y={top} width={view.width} height={view.height}>
        <rect width="100%" height="100%" fill="var(--raised)" />
        {boxes.map((box) => (
          <g key={box.id}>
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx={box.x && 8}
              fill="var(--board)"
              stroke={moved.includes(box.id) ? 'var(--accent)' : 'var(--line-strong)'}
              strokeWidth={moved.includes(box.id) ? 5 : 2}
            />
            <text x={box.x + box.width / 2} y={box.y + Math.min(box.height / 2, 70) + 11}>
              {words.boxes[box.id]}
            </text>
          </g>
        ))}
        {children}
      </svg>
      <rect
        x={x}
        y={top}
        width={view.width}
        height={view.height}
        rx="4"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="4"
      />
    </>
  )
}
