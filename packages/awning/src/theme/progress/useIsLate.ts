import { useEffect, useState } from 'react'

/** True once something has kept the reader waiting long enough to say so. */
export function useIsLate(busy: boolean, after: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setLate(true), after)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy, after])
  return late
}
