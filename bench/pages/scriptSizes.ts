/** Coverage of a script as V8 reports it: its text, and how often each range of it ran. */
export interface ScriptCoverage {
  readonly source?: string
  readonly functions: readonly {
    readonly ranges: readonly {
      readonly startOffset: number
      readonly endOffset: number
      readonly count: number
    }[]
  }[]
}

/** Characters of the scripts that were evaluated, and of those the ones that ran. */
export function scriptSizes(scripts: readonly ScriptCoverage[]): {
  script: number
  scriptRan: number
} {
  let [script, scriptRan] = [0, 0]
  for (const { source = '', functions } of scripts) {
    const ran = new Uint8Array(source.length)
    // Inner ranges are shorter and override those around them, so they come last.
    const ranges = functions
      .flatMap((each) => each.ranges)
      .toSorted((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset))
    for (const { startOffset, endOffset, count } of ranges) {
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    }
    script += source.length
    scriptRan += ran.reduce((sum, mark) => sum + mark, 0)
  }
  return { script, scriptRan }
}
