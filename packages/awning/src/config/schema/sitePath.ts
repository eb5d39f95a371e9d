import { z } from 'zod'

/** Where an area of the site begins, without locale: `/docs`. */
export const sitePath = z
  .string()
  .regex(/^\/[^/].*[^/]$|^\/[^/]$/, "must start with / and not end with one. Write '/docs'.")

/** A file of the folder `public`, by its address: the content security policy allows no other site. */
export const publicFile = z
  .string()
  .regex(
    /^\/(?!\/).*[^/]$/,
    "must be a file of the folder public. Write '/logo.svg' for public/logo.svg.",
  )
