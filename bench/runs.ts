/** How many builds of each kind are measured on sites up to a number of documents. */
export interface RunRule {
  readonly upTo: number
  readonly runs: number
}

/** `500:5,1000:3,1`: five runs up to 500 documents, three up to 1,000, else one. */
export function parseRuns(text: string): RunRule[] {
  const rules = text.split(',').map((part): RunRule => {
    const [, upTo, runs] = /^(?:([1-9]\d*):)?([1-9]\d*)$/.exec(part) ?? []
    if (runs === undefined)
      throw new Error(`--runs must be like 5 or 500:5,1000:3,1 and is "${text}".`)
    return { upTo: upTo === undefined ? Infinity : Number(upTo), runs: Number(runs) }
  })
  if (!rules.some(({ upTo }) => upTo === Infinity))
    throw new Error(`--runs must end with the number of runs on all larger sites: "${text},1".`)
  return rules.toSorted((a, b) => a.upTo - b.upTo)
}

export function runsAt(rules: readonly RunRule[], documents: number): number {
  return rules.find(({ upTo }) => documents <= upTo)?.runs ?? 1
}
