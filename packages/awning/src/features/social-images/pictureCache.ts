import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../../cache/replaceFile.ts'
import { fileURLToPath } from 'node:url'
import { isImageFile } from './socialCard.ts'

const home = fileURLToPath(new URL('.', import.meta.url))
/** A picture that no build asked for in this long is thrown away. */
const keptDays = 14

/** Pictures on disk, by what is on them and by what draws them. */
export class PictureCache {
  readonly #folder: string
  readonly #stamp: string
  /** What was there at the start. */
  readonly #names: ReadonlySet<string>

  /** `also`: what else decides how a picture looks. */
  constructor(folder: string, also: readonly string[] = []) {
    this.#folder = folder
    this.#stamp = hash([drawingStamp(), ...also])
    this.#names = new Set(names(folder))
    this.#sweep()
  }

  /** Changes with everything that decides how a picture looks: `parts`, and what the constructor was given. */
  key(...parts: readonly unknown[]): string {
    // The folder of an image file depends on the machine; its content is in its hash.
    const text = JSON.stringify(parts, (_, value: unknown) =>
      isImageFile(value) ? value.hash : value,
    )
    return hash([this.#stamp, text]).slice(0, 32)
  }

  read(key: string): Buffer | undefined {
    const file = this.#file(key)
    try {
      const png = readFileSync(file)
      utimesSync(file, new Date(), new Date())
      return png
    } catch {
      return undefined
    }
  }

  write(key: string, png: Buffer): void {
    replaceFile(this.#file(key), png)
  }

  /** Some character of it could not be drawn, as an earlier build found out. */
  hasGaps(key: string): boolean {
    return this.#names.has(`${key}.gaps`)
  }

  markGaps(key: string): void {
    replaceFile(join(this.#folder, `${key}.gaps`), '')
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.png`)
  }

  #sweep(): void {
    const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000
    for (const name of this.#names) {
      const file = join(this.#folder, name)
      if (statSync(file).mtimeMs < oldest) rmSync(file, { force: true })
    }
  }
}

let stamp: string | undefined

/** The sources of this room and the packages they draw with: another page's text changes none of it. */
function drawingStamp(): string {
  stamp ??= hash([...sources(home), ...packages()])
  return stamp
}

function sources(folder: string): (string | Buffer)[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .flatMap((name) => [name, readFileSync(join(folder, name))])
}

/** The engine pins exact versions of what decides how a picture looks. */
function packages(): string[] {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(home, '../../../package.json'), 'utf8'),
  )
  return Object.entries(dependencies).flatMap(([name, version]) =>
    /^(?:sharp|harfbuzzjs|woff2-encoder|@fontsource.*)$/.test(name) ? [`${name} ${version}`] : [],
  )
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function hash(parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\0')
  return sum.digest('hex')
}
