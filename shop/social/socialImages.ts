import { defineSocialImages } from 'awning'
import { composePicture } from './compose/composePicture.ts'
import { lookOf } from './lookOf.ts'

/** The shop's pictures for links to its pages: books, the counter, the ledger, price tags. */
export default defineSocialImages({ data: lookOf, compose: composePicture })
