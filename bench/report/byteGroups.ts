import { byteKinds, type ByteKind, type WeightRecord } from '../records.ts'

/** Kinds of bytes as they are reported. Styles count with the page: it may carry them, or name a file that has them. */
export const byteGroups: readonly { readonly name: string; readonly kinds: readonly ByteKind[] }[] =
  [
    { name: 'HTML and CSS', kinds: ['html', 'css'] },
    { name: 'script', kinds: ['js'] },
    { name: 'fonts', kinds: ['font'] },
    { name: 'images', kinds: ['image'] },
    { name: 'other', kinds: ['other'] },
  ]

export function bytesOf({ bytes }: WeightRecord, kinds: readonly ByteKind[]): number {
  return kinds.reduce((sum, kind) => sum + bytes[kind], 0)
}

export const totalBytes = (weight: WeightRecord) => bytesOf(weight, byteKinds)
