import { createLogger, type Logger } from 'vite'

const watchLimit = `The system allows no more watched files, so the edits of some do not show until the server starts again.
To allow more on Linux: sudo sysctl fs.inotify.max_user_watches=524288`

/** Vite's logger. That the system allows no more watched files is said once, and not for each of thousands of files. */
export function devLogger(
  logger: Logger = createLogger('warn', { allowClearScreen: false }),
): Logger {
  let isSaid = false
  return {
    ...logger,
    error(message, options) {
      if (!/file watcher error: (?:ENOSPC|EMFILE)/.test(message))
        return logger.error(message, options)
      if (!isSaid) logger.error(`\n${watchLimit}\n`)
      isSaid = true
    },
  }
}
