'use client'

import type { ReactNode } from 'react'
import type { Box } from './shiftScore.ts'
import { viewport, type Arrival } from './layoutModel.ts'
import type { VitalsStrings } from './strings.ts'

/** The space between the two frames. */
const frameGap = 60
/** The space above them for their labels. */
const frameTop = 44
const fontSize = 34

/** The sample page before and after a late arrival, with the impact region. */
export function ShiftFrames({
  arrival,
  words,
}: {
  arrival: Arrival
  words: VitalsStrings
}): ReactNode {
  const { before, after, shift, cause } = arrival
  const farthest = shift.moved.reduce<(typeof shift.moved)[number] | undefined>(
    (best, pair) =>
      best && best.after.y - best.before.y >= pair.after.y - pair.before.y ? best : pair,
    undefined,
  )
  const moved = shift.moved.map((pair) => pair.after.id)
  return (
    <svg
      viewBox={`-2 0 ${viewport.width * 2 + frameGap + 4} ${viewport.height + frameTop + 4}`}
      width="100%"
      role="img"
      aria-label={words.picture(words.causes[cause], shift.distance)}
      fontSize={fontSize}
      textAnchor="middle"
      fill="var(--ink)"
    >
      <text x={viewport.width / 2} y="30">
        {words.before}
      </text>
      <text x={viewport.width * 1.5 + frameGap} y="30">
        {words.after}
      </text>
      <Frame boxes={before} moved={moved} words={words} x={0} />
      <Frame boxes={after} moved={moved} words={words} x={viewport.width + frameGap}>
        <g fill="var(--accent)" opacity="0.16">
          {shift.region.map((part, index) => (
            <rect key={index} {...part} />
          ))}
        </g>
        {farthest && (
          <g stroke="var(--seal)" strokeWidth="5" fill="none">
            <path
              d={`M${viewport.width - 52} ${farthest.before.y}V${Math.min(farthest.after.y, viewport.height) - 4}m-14 -16l14 16l14 -16`}
            />
            <path d={`M${viewport.width - 76} ${farthest.before.y}h48`} />
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

/** One frame: a nested SVG clips what is below the fold. */
function Frame({ boxes, moved, words, x, children }: FrameProps): ReactNode {
  return (
    <>
      <svg x={x} y={frameTop} width={viewport.width} height={viewport.height}>
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
        y={frameTop}
        width={viewport.width}
        height={viewport.height}
        rx="4"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="4"
      />
    </>
  )
}
