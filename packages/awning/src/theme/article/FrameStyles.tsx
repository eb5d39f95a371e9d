import type { ReactNode } from 'react'
import '../styles/frame.css'

/** Brings the styles of frames that authors write. It wraps only texts with a frame. */
export function FrameStyles({ children }: { children: ReactNode }): ReactNode {
  return children
}
