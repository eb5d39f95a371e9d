import type { RegexEngine } from 'shiki/core'

type Scanner = ReturnType<RegexEngine['createScanner']>
type ScannedLine = Parameters<Scanner['findNextMatchSync']>[0]
type Match = ReturnType<Scanner['findNextMatchSync']>

/** How many patterns a run has on average. Longer runs are found in fewer lists, shorter ones are more searches. */
const runLength = 32

/**
 * An engine that compiles equal patterns once. For every place where a grammar includes other rules,
 * TextMate compiles a list of all their patterns: for the 18 languages of a site with 2,000 blocks
 * that are 24,000 patterns, of which 1,000 are different, and compiling them takes longer than using
 * them: 10.1 s in all, and 6.3 s with shared patterns.
 *
 * So a list is cut into runs, which other lists share. Where to cut follows from the patterns alone:
 * two lists with a part in common are cut at the same patterns of it. A run for each pattern would
 * be compiled fastest, but every search would try all of them up to the end of the line, while a run
 * stops at its first match.
 */
export function withSharedPatterns(engine: RegexEngine): RegexEngine {
  const known = new Map<string, PatternRun>()
  const runOf = (patterns: readonly string[]): PatternRun => {
    const key = patterns.join('\0')
    let run = known.get(key)
    if (!run) {
      run = new PatternRun(engine, patterns)
      known.set(key, run)
    }
    return run
  }
  return {
    ...engine,
    createScanner(patterns) {
      const sources = patterns.map((pattern) =>
        typeof pattern === 'string' ? pattern : pattern.source,
      )
      // With this, a match begins after the position at which it was found, so positions cannot be compared.
      if (sources.some((source) => source.includes('\\K'))) return engine.createScanner(patterns)
      return runScanner(cut(sources).map(runOf))
    },
  }
}

/** Cuts a list after its first pattern, which is often the end of a rule, and where the patterns say so. */
function cut(patterns: readonly string[]): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  for (const [index, pattern] of patterns.entries()) {
    run.push(pattern)
    if (index > 0 && index < patterns.length - 1 && sumOf(pattern) % runLength > 0) continue
    runs.push(run)
    run = []
  }
  return runs
}

/** Any number that follows from the text and is not often the same. */
function sumOf(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) >>> 0
  return sum
}

/** Patterns that are searched for together, with the last match. */
class PatternRun {
  readonly length: number
  readonly #scanner: Scanner
  /** `\G` is the position at which a search begins. */
  readonly #dependsOnStart: boolean
  #line: ScannedLine | undefined
  #from = 0
  #options = 0
  #match: Match = null

  constructor(engine: RegexEngine, patterns: readonly string[]) {
    this.length = patterns.length
    this.#scanner = engine.createScanner([...patterns])
    this.#dependsOnStart = patterns.some((pattern) => pattern.includes('\\G'))
  }

  find(line: ScannedLine, from: number, options: number): Match {
    if (!this.#isKnown(line, from, options)) {
      this.#match = this.#scanner.findNextMatchSync(line, from, options)
      this.#line = line
      this.#from = from
      this.#options = options
    }
    return this.#match
  }

  /** Whether the last search began before, in the same line, and its match is still ahead. */
  #isKnown(line: ScannedLine, from: number, options: number): boolean {
    if (this.#dependsOnStart || this.#line !== line || this.#options !== options) return false
    return from >= this.#from && (this.#match === null || startOf(this.#match) >= from)
  }
}

function startOf(match: NonNullable<Match>): number {
  return match.captureIndices[0]?.start ?? Infinity
}

/** Finds what one scanner with all patterns would find: the first match, and of several at one place that of the first pattern. */
function runScanner(runs: readonly PatternRun[]): Scanner {
  return {
    findNextMatchSync(line, from, options) {
      let best: Match = null
      let bestStart = Infinity
      let firstIndex = 0
      for (const run of runs) {
        const match = run.find(line, from, options)
        if (match && startOf(match) < bestStart) {
          bestStart = startOf(match)
          best = { index: firstIndex + match.index, captureIndices: match.captureIndices }
          if (bestStart === from) break
        }
        firstIndex += run.length
      }
      return best
    },
  }
}
