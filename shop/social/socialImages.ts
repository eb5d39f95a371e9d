import { defineSocialImages } from 'awning'
import { composePicture } from './compose/composePicture.ts'
import { pagePicture } from './pagePicture.ts'

/** The shop's social images: books for docs, a counter with covers for games, a ledger for posts, price tags for tags. */
export default defineSocialImages({ data: pagePicture, compose: composePicture })
