import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import type { LabCodec, LabProps } from './lab.ts'

/** State that the frame can share: it begins as the address says, if that makes sense, and is told on every change. */
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
