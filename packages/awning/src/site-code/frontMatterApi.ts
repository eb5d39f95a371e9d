/** The entry `awning/front-matter`: schemas for the front matter of a site's own kinds of posts. */
export { z } from 'zod'
export { date, number, text, texts } from '../content/schemas.ts'
