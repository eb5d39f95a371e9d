import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import type { LabCodec, LabProps } from './lab.ts'

/**
 * State that readers can share. It starts as the page's address says, or as `codec.initial` where
 * the address says nothing that makes sense, and the frame learns of every change.
 * @example const [bits, setBits] = useLabState(codec, props)
 */
export function useLabState<State>(
  codec: LabCodec<State>,
  { shared, onShare }: LabProps,
): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useState<State>(
    () => (shared === undefined ? undefined : codec.decode(shared)) ?? codec.initial,
  )
  useEffect(() => {
    const text = codec.encode(state)
    onShare?.(text === codec.encode(codec.initial) ? undefined : text)
  }, [codec, state, onShare])
  return [state, setState]
}
