/** The entry `awning/structured-data`: parts of what pages say in the vocabulary of schema.org. */
export { people } from '../features/structured-data/personData.ts'
export { langOf } from '../config/site.ts'
export { publisher, websiteData, websiteName } from '../features/structured-data/websiteData.ts'
