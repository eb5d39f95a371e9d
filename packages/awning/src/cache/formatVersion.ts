/**
 * Increase it when the layout of the cache's files or of the build manifest changes. It need not change with
 * other values, which are found by a hash of everything from which they were made, including the engine's sources.
 */
export const formatVersion = 2

/** The first line of every file of the cache, except files in folders of bundles. */
export const formatLine = `awning-cache ${formatVersion}\n`
