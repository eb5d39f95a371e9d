import { z } from 'zod'
import { options } from './options.ts'

/** Pictures for places where an address is shared; false for none. They need the package `awning-social-images`. */
export const socialSchema = z.union(
  [
    z.literal(false),
    options({
      /**
       * Font files, relative to the site's folder, for characters that the built-in fonts do not have.
       * Default: none.
       *
       * @example ['fonts/NotoSansThai.ttf']
       */
      fonts: z.array(z.string().min(1, 'must not be empty')).default([]),
    }),
  ],
  { error: "must be false, or options such as { fonts: ['fonts/NotoSansThai.ttf'] }." },
)
