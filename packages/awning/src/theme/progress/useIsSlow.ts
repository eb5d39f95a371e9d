import { useEffect, useState } from 'react'

/** True once `busy` has been true for `after` milliseconds: indicators for short waits would only flicker. */
export function useIsSlow(busy: boolean, after: number): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), after)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy, after])
  return isSlow
}
