import type { ReactNode } from 'react'
import '../styles/frame.css'

/** The styles of frames that authors write. */
export function FrameStyles(): ReactNode {
  return null
}
