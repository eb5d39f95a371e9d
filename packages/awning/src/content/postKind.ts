import type { z } from 'zod'
import type { DeclaredName } from './declaredNames.ts'
import type { Image, PostFacts } from './model.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What reading the content needs of a kind of posts. */
export interface PostContentKind {
  /** The value of `kind` in the settings of a collection. */
  readonly name: string
  /** Loaded when posts are read, and not where pages are rendered. */
  frontMatter?(): Promise<PostFrontMatterKind>
}

/** Front matter that a kind adds to the fields that every post has. */
export interface PostFrontMatterKind<Fields extends z.ZodRawShape = z.ZodRawShape> {
  readonly fields: Fields
  /** Turns the validated fields into the data that pages show. */
  readFacts(front: z.infer<z.ZodObject<Fields>>, context: FactsContext): PostFacts
}

export interface FactsContext {
  /** The image that a field names by its path from the file. A wrong one is reported. */
  image(field: string, path: string): Image | undefined
  /**
   * The names of a field that a YAML file declares, each with a label for every locale:
   * `declared('lists', front.lists, 'content/lists.yml')`. An undeclared one is reported.
   */
  declared(field: string, names: readonly string[], file: string): readonly DeclaredName[]
  /** Reports a mistake in the post's file. */
  report(diagnostic: Omit<Diagnostic, 'file'>): void
}

/** Post kinds with their front matter, by name. */
export type PostFrontMatterKinds = ReadonlyMap<string, PostFrontMatterKind | undefined>

export async function loadFrontMatterKinds(
  kinds: readonly PostContentKind[],
): Promise<PostFrontMatterKinds> {
  return new Map(
    await Promise.all(kinds.map(async (kind) => [kind.name, await kind.frontMatter?.()] as const)),
  )
}
