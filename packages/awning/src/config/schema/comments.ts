import { z } from 'zod'
import { options } from './options.ts'

const filled = z.string().min(1, 'must not be empty. https://giscus.app shows what to write.')

/** Comments below texts. */
export const commentsSchema = options({
  /** Where they are: below posts, docs or both. Default: posts. @example ['posts', 'docs'] */
  on: z.array(z.enum(['posts', 'docs'])).default(['posts']),
  /**
   * giscus, which keeps comments in the discussions of a GitHub repository. Required.
   *
   * @example { repo: 'example/docs', repoId: 'R_kgDOG…', category: 'Announcements', categoryId: 'DIC_kwDOG…' }
   */
  giscus: options({
    /** The repository. Required. @example 'example/docs' */
    repo: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, "must be owner and name of a repository. Write 'example/docs'."),
    /** Its id, which https://giscus.app shows. Required. @example 'R_kgDOG…' */
    repoId: filled,
    /** The category of discussions. Required. @example 'Announcements' */
    category: filled,
    /** Its id. Required. @example 'DIC_kwDOG…' */
    categoryId: filled,
    /** What a discussion is found by. Default: `pathname`. @example 'title' */
    mapping: z.enum(['pathname', 'url', 'title']).default('pathname'),
    /** Whether only a discussion with exactly that name counts. Default: false. @example true */
    strict: z.boolean().default(false),
    /** Whether readers can react to the text itself. Default: true. @example false */
    reactions: z.boolean().default(true),
    /** Where the field for a new comment is. Default: `bottom`. @example 'top' */
    inputPosition: z.enum(['top', 'bottom']).default('bottom'),
    /** The themes of giscus for both colour modes. Default: `light` and `dark`. @example { light: 'light', dark: 'dark_dimmed' } */
    theme: options({
      /** In light mode. Default: `light`. @example 'light_high_contrast' */
      light: filled.default('light'),
      /** In dark mode. Default: `dark`. @example 'dark_dimmed' */
      dark: filled.default('dark'),
    }).prefault({}),
  }),
})
