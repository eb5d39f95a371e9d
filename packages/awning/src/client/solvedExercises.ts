import { createStoredPaths } from './storedPaths.ts'

/** Exercises that the reader has solved: the path of the page, without its language, and the id of the exercise. */
export const { use: useSolvedExercises, add: markSolved } = createStoredPaths('solved')
