import type { z } from 'zod'
import type { Image, PostFacts } from './model.ts'
import type { Problem } from './problem.ts'

/** What reading the content has to know about a kind of post. */
export interface PostContentKind<Fields extends z.ZodRawShape = z.ZodRawShape> {
  /** What `kind` in the settings of a collection says. */
  readonly name: string
  /** Front matter beside the fields that every post has. */
  readonly fields: Fields
  /** What pages show of those fields, once they are checked. */
  readFacts?(front: z.infer<z.ZodObject<Fields>>, context: FactsContext): PostFacts
}

export interface FactsContext {
  /** A picture by its path from the post's file; undefined where there is none. */
  image(path: string): Image | undefined
  /** Reports a mistake in the post's file. */
  report(problem: Omit<Problem, 'file'>): void
}
