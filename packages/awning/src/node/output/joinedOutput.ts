import { joinedRanges, type JoinedRange } from '../../content/joinedFiles.ts'
import { isAsWritten, type WrittenFiles } from '../build-manifest/writtenFiles.ts'

/** For each file that consists of others, by path: the places of those in `WrittenFiles.paths`, in their order. */
export type JoinedPlaces = ReadonlyMap<string, readonly number[]>

/** Where a file contains those of which it consists, by their paths; nowhere if it is not as it was written. */
export function rangesInside(
  file: string,
  path: string,
  files: WrittenFiles,
  joined: JoinedPlaces,
): ReadonlyMap<string, JoinedRange> {
  const written = files.get(path)
  const places = joined.get(path)
  if (!written || !places || !isAsWritten(file, written)) return new Map()
  const sizes = places.map((at) => files.stored.sizes[at] ?? 0)
  const ranges = joinedRanges(written.size, sizes)
  return new Map(ranges.map((range, index) => [pathAt(files, places[index]), range]))
}

/** The places of the files of which others consist. */
export function placesOf(
  paths: Iterable<readonly [path: string, parts: readonly string[]]>,
  files: WrittenFiles,
): JoinedPlaces {
  return new Map(
    Array.from(paths, ([path, parts]) => [
      path,
      parts.flatMap((part) => files.placeOf(part) ?? []),
    ]),
  )
}

/** The reverse of `placesOf`. */
export function pathsOf(joined: JoinedPlaces, files: WrittenFiles): Map<string, string[]> {
  return new Map(
    Array.from(joined, ([path, places]) => [path, places.map((at) => pathAt(files, at))]),
  )
}

function pathAt(files: WrittenFiles, at = 0): string {
  return files.paths[at] ?? ''
}
