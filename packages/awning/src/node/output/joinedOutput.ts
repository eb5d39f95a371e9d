import { readFileSync } from 'node:fs'
import { splitBytes } from '../../content/joinedFiles.ts'
import { isAsWritten, type WrittenFiles } from '../build-manifest/writtenFiles.ts'

/** For each file that consists of others, by path: the places of those in `WrittenFiles.paths`, in their order. */
export type JoinedPlaces = ReadonlyMap<string, readonly number[]>

/** The files of which a file consists, by path, taken from that file; none if it is not as it was written. */
export function partsInside(
  file: string,
  path: string,
  files: WrittenFiles,
  joined: JoinedPlaces,
): ReadonlyMap<string, Buffer> {
  const written = files.get(path)
  const places = joined.get(path)
  if (!written || !places || !isAsWritten(file, written)) return new Map()
  const sizes = places.map((at) => files.at(at).size)
  const parts = splitBytes(readFileSync(file), sizes)
  return new Map(parts.map((part, index) => [pathAt(files, places[index]), part]))
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
