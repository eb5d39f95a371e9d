import { z } from 'zod'
import { readYaml } from '../../../content/yaml.ts'
import { record, type Data } from '../source/readData.ts'
import type { SourceFolder } from '../source/sourceFolder.ts'

export const categoryFile = /(?:^|\/)_category_\.(?:json|ya?ml)$/

/** What `_category_.json` or `_category_.yml` says about each folder, by its path. */
export type CategoryFiles = ReadonlyMap<string, Data>

export function categoryFiles(folder: SourceFolder): CategoryFiles {
  return new Map(
    folder
      .files()
      .filter((file) => categoryFile.test(file))
      .map((file) => [file.split('/').slice(0, -1).join('/'), readData(folder, file)]),
  )
}

/** A file of YAML or JSON, which is YAML too; empty if it cannot be read. */
export function readData(folder: SourceFolder, file: string): Data {
  const { data } = readYaml(folder.readText(file) ?? '', z.unknown(), file, () => {})
  return record(data)
}
