/**
 * To be raised when the layout of the cache's files changes. It says nothing of what is stored in
 * them: a value is found by a hash of everything it was made from, the engine's sources included.
 */
export const formatVersion = 1

/** The first line of every file of the cache that is not a file of someone else's format. */
export const formatLine = `awning-cache ${formatVersion}\n`
