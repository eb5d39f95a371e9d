export type Encoding = 'br' | 'gzip'

const ourPreference: Encoding[] = ['br', 'gzip']

/** The encodings a client accepts, best first; none when it would rather have the plain file. */
export function acceptedEncodings(header = ''): Encoding[] {
  const weights = parseWeights(header)
  const weigh = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  return ourPreference
    .filter((encoding) => weigh(encoding) > 0 && weigh(encoding) >= plain)
    .toSorted((a, b) => weigh(b) - weigh(a))
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    // A weight nobody can read counts as a refusal: the plain file suits every client.
    if (name) weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1)
  }
  return weights
}
