/** The code as it is after the change that its diff comments show. Removed lines stay as empty ones, so the others keep their numbers. */
export function withoutRemovedLines(code: string): string {
  let isInRange = false
  let isNext = false
  return code
    .split('\n')
    .map((line) => {
      const isRemoved = isInRange || isNext
      isNext = line.includes('diff-remove-next-line')
      if (line.includes('diff-remove-start')) isInRange = true
      if (line.includes('diff-remove-end')) isInRange = false
      return isRemoved ? '' : line
    })
    .join('\n')
}
