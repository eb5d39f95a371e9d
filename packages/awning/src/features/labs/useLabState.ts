import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'
import type { LabCodec, LabProps } from './lab.ts'

/**
 * State that readers can share by a link. Its first value is the one in the page's address, or
 * `codec.initial` if the address contains no valid one. The lab's frame is informed of every change.
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
